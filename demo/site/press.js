// Opens what a state page is about, as a person would: presses, one after the other, what the selectors in `data-press`
// find in the element that `data-element` names, else in the header, as far as it can be seen.
const { press, element = 'site-header' } = document.currentScript.dataset;
const selectors = press.split(' then ');

/** How long to look for a control that cannot be seen: what shows it may still be on its way, or it is for other widths. */
const PATIENCE_FRAMES = 30;

const nextFrame = () => new Promise(requestAnimationFrame);

document.addEventListener('ready', async ({ target }) => {
  if (target.localName !== element) return;
  for (const selector of selectors) {
    const control = () => target.shadowRoot.querySelector(selector);
    for (let count = 0; count < PATIENCE_FRAMES && !control()?.checkVisibility(); count += 1) await nextFrame();
    if (control()?.checkVisibility()) control().click();
    await nextFrame();
    await nextFrame();
  }
  target.shadowRoot.activeElement?.blur(); // A press by script counts as one by keys, and would show where the focus went.
});
