// Opens what a state page is about, as a person would: presses, one after the other, what the selectors in `data-press`
// find in the element that `data-element` names, else in the header, as far as it can be seen.
const { press, element = 'site-header' } = document.currentScript.dataset;
const selectors = press.split(' then ');

document.addEventListener('ready', async ({ target }) => {
  if (target.localName !== element) return;
  for (const selector of selectors) {
    const control = target.shadowRoot.querySelector(selector);
    if (control?.checkVisibility()) control.click();
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
  }
});
