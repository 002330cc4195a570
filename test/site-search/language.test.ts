import { expect } from 'chai';
import { loadOverlayTexts } from '../../src/core/locale/generated/load-overlay-texts.ts';
import type { ShortCode } from '../../src/core/locale/locales.ts';
import type { OverlayModule } from '../../src/core/locale/text-types.ts';
import { atEndOfTest } from '../support/cleanup.ts';
import { expectWarning } from '../support/console.ts';
import { eventually } from '../support/eventually.ts';
import { find, mountSearch } from './search-page.ts';

/** Has the texts of the overlay in a language come, or not, when the test says so. */
function holdTexts(language: ShortCode) {
  const loaders = loadOverlayTexts as Record<ShortCode, () => Promise<OverlayModule>>;
  const load = loaders[language];
  const held = { isAsked: false, come: async () => {}, fail: () => {} };
  loaders[language] = () =>
    new Promise((resolve, reject) => {
      held.isAsked = true;
      held.come = async () => resolve(await load());
      held.fail = () => reject(new Error('Not there.'));
    });
  atEndOfTest(() => {
    loaders[language] = load;
  });
  return held;
}

describe('<site-search> language', () => {
  it('contract §5: a language that cannot be loaded does not stop the one that was asked for after it', async () => {
    const [german, french] = [holdTexts('de'), holdTexts('fr')];
    const { element, shadow } = await mountSearch('<site-search locale="de"></site-search>');
    element.show();
    await eventually(() => expect(german.isAsked).to.equal(true));
    element.setAttribute('locale', 'fr');
    await eventually(() => expect(french.isAsked).to.equal(true));
    german.fail();
    await expectWarning(/^The search shows no suggestions, because its code cannot be loaded: /);
    await french.come();
    await eventually(() => find(shadow, '[role=listbox]'));
  });
});
