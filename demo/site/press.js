// Opens what a state page is about, as a person would: presses, one after the other, what the selectors in `data-press`
// find in the element that `data-element` names, else in the header, as far as it can be seen.
const { press, element = 'site-header' } = document.currentScript.dataset;
const selectors = press.split(' then ');

/** How long to look for a control that another one shows: what it shows may still be on its way. */
const PATIENCE_FRAMES = 30;

const nextFrame = () => new Promise(requestAnimationFrame);

document.addEventListener('ready', async ({ target }) => {
  if (target.localName !== element) return;
  // What opens stands where its trigger was, and the logo moves that when it comes.
  const images = [...target.shadowRoot.querySelectorAll('img')].filter((image) => image.checkVisibility());
  await Promise.all(images.map((image) => image.decode().catch(() => {})));
  for (const [index, selector] of selectors.entries()) {
    const patience = index === 0 ? 0 : PATIENCE_FRAMES;
    const control = () => target.shadowRoot.querySelector(selector);
    for (let count = 0; count < patience && !control()?.checkVisibility(); count += 1) await nextFrame();
    if (control()?.checkVisibility()) control().click();
    await nextFrame();
    await nextFrame();
  }
  target.shadowRoot.activeElement?.blur(); // A press by script counts as one by keys, and would show where the focus went.
});
