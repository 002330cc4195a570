// Opens what a state page is about, as a person would: presses, one after the other, what the selectors in `data-press`
// find in the element that `data-element` names, else in the header, as far as it can be seen.
const { press, element = 'site-header' } = document.currentScript.dataset;
const selectors = press.split(' then ');

const nextFrame = () => new Promise(requestAnimationFrame);

document.addEventListener('ready', async ({ target }) => {
  if (target.localName !== element) return;
  // What opens stands where its trigger was, and the logo moves that when it comes.
  const images = [...target.shadowRoot.querySelectorAll('img')].filter((image) => image.checkVisibility());
  await Promise.all(images.map((image) => image.decode().catch(() => {})));
  for (const [index, selector] of selectors.entries()) {
    const control = () => target.shadowRoot.querySelector(selector);
    // What another one shows may still be on its way, however long that is.
    while (index > 0 && !control()?.checkVisibility()) await nextFrame();
    if (control()?.checkVisibility()) control().click();
    await nextFrame();
    await nextFrame();
  }
  target.shadowRoot.activeElement?.blur(); // A press by script counts as one by keys, and would show where the focus went.
});
