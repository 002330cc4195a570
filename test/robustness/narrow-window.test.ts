import { expect } from 'chai';
import navigation from '../fixtures/navigation.en-us.json';
import { mountHeader } from '../site-header/header-page.ts';
import { controlledBy } from '../support/disclosures.ts';
import { eventually } from '../support/eventually.ts';
import { press } from '../support/keys.ts';
import { click } from '../support/pointer.ts';
import { setViewport } from '../support/viewport.ts';

const partOf = (root: ShadowRoot, name: string) => root.querySelector(`[part~="${name}"]`) as HTMLElement;

describe('<site-header> in a narrow window', () => {
  for (const dir of ['ltr', 'rtl']) {
    it(`M1: a long word mark ends in an ellipsis, and the hamburger is in the window, ${dir}`, async () => {
      await setViewport(375);
      const { logo: _, ...config } = navigation;
      const title = 'Sternwartenverein Süd';
      const { root, element } = await mountHeader({ config: { ...config, logo: { title } }, attributes: { dir } });
      const { left, right } = partOf(root, 'hamburger').getBoundingClientRect();
      expect(left).to.be.at.least(0);
      expect(right).to.be.at.most(375);
      expect(element.scrollWidth).to.be.at.most(375);
      const logo = partOf(root, 'logo');
      expect(logo.getAttribute('aria-label')).to.include(title);
      const text = logo.querySelector('.logo-title') as HTMLElement;
      expect(text.scrollWidth).to.be.greaterThan(text.clientWidth);
      expect(getComputedStyle(text).textOverflow).to.equal('ellipsis');
    });
  }

  it('M2: the page behind the open menu is inert, and afterwards as it was; what may come over it is not', async () => {
    await setViewport(375);
    const after =
      '<main><a href="#a">Behind</a></main><div inert id="ours">Its own</div>' +
      '<div><p id="beside">Beside</p><dialog><button>Yes</button></dialog></div>';
    const { root, container, element } = await mountHeader({ config: navigation, after });
    const inert = () => [...container.querySelectorAll('[inert]')].map(({ localName, id }) => id || localName);
    const hamburger = partOf(root, 'hamburger');
    await click(hamburger);
    await eventually(() => expect(inert()).to.deep.equal(['main', 'ours', 'beside']));
    for (const held of [element, container, root.querySelector('header')])
      expect(held?.closest('[inert]')).to.equal(null);
    const dialog = container.querySelector('dialog') as HTMLDialogElement;
    dialog.showModal();
    expect(document.activeElement).to.equal(dialog.querySelector('button'));
    dialog.close();
    await eventually(() => expect(inert()).to.deep.equal(['ours']));
    expect(controlledBy(hamburger).matches('[data-open]')).to.equal(false);
    await click(hamburger);
    await eventually(() => expect(inert()).to.have.length(3));
    await press('Escape');
    await eventually(() => expect(inert()).to.deep.equal(['ours']));
    expect(document.querySelectorAll('[inert]')).to.have.length(1);
  });
});
