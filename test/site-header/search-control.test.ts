import { expect } from 'chai';
import { defineElement } from '../../elements/runtime/define-element.ts';
import { siteHeader } from '../../elements/site-header.ts';
import navigation from '../fixtures/navigation.en-us.json';
import { eventually } from '../support/eventually.ts';
import { linkNamed } from '../support/find.ts';
import { recordFollowedLinks } from '../support/followed-links.ts';
import { press } from '../support/keys.ts';
import { mount, shadow } from '../support/mount.ts';
import { click } from '../support/pointer.ts';
import { allStages } from '../support/stages.ts';
import { recordDetails } from './header-page.ts';

/** What the header needs of a `<site-search>`. */
class FakeSearch extends HTMLElement {
  shownCount = 0;
  show(): void {
    this.shownCount += 1;
  }
}

defineElement(siteHeader, 'acme');
customElements.define('acme-search', FakeSearch);

const JSON_CHILD = `<script type="application/json">${JSON.stringify(navigation)}</script>`;
const SEARCH_URL = navigation.ctas.search.url;

async function mountSearchControl(attributes: string, after: string) {
  const { element, container } = await mount(
    `<acme-header reveal-delay="0" locale="en" ${attributes}>${JSON_CHILD}</acme-header>${after}`,
  );
  const control = await eventually(() => linkNamed(shadow(element), 'Search'));
  const searches = [...container.querySelectorAll<FakeSearch>('acme-search')];
  return { element, control, shownCounts: () => searches.map(({ shownCount }) => shownCount) };
}

describe('<site-header> search control', () => {
  it('contract §3: is a real link to ctas.search.url', async () => {
    const followed = recordFollowedLinks();
    const { control } = await mountSearchControl('', '');
    expect(control.getAttribute('href')).to.equal(SEARCH_URL);
    await click(control);
    await eventually(() => expect(followed).to.deep.equal([SEARCH_URL]));
  });

  it('contract §3: opens the first search on the page instead, by click and by Enter', async () => {
    const followed = recordFollowedLinks();
    const { control, shownCounts } = await mountSearchControl(
      '',
      '<acme-search></acme-search><acme-search></acme-search>',
    );
    await click(control);
    await eventually(() => expect(shownCounts()).to.deep.equal([1, 0]));
    control.focus();
    await press('Enter');
    await eventually(() => expect(shownCounts()).to.deep.equal([2, 0]));
    expect(followed).to.deep.equal([]);
  });

  it('contract §3: opens the search whose id the search attribute names', async () => {
    const followed = recordFollowedLinks();
    const { element, control, shownCounts } = await mountSearchControl(
      'search="second"',
      '<acme-search></acme-search><acme-search id="second"></acme-search>',
    );
    await click(control);
    await eventually(() => expect(shownCounts()).to.deep.equal([0, 1]));
    element.setAttribute('search', 'absent');
    await eventually(async () => {
      await click(control);
      expect(followed).to.deep.equal([SEARCH_URL]);
    });
  });

  for (const modifier of ['Control', 'Shift', 'Meta', 'Alt'] as const) {
    it(`contract §3: stays a link with ${modifier}`, async () => {
      const followed = recordFollowedLinks();
      const { element, control, shownCounts } = await mountSearchControl('', '<acme-search></acme-search>');
      const requests = recordDetails(element, 'searchrequest');
      await click(control, { modifiers: [modifier] });
      await eventually(() => expect(followed).to.deep.equal([SEARCH_URL]));
      expect(shownCounts()).to.deep.equal([0]);
      expect(requests).to.have.length(0);
    });
  }

  it('contract §3: stays a link with the middle button', async () => {
    const followed = recordFollowedLinks();
    const { control, shownCounts } = await mountSearchControl('', '<acme-search></acme-search>');
    await click(control, { button: 'middle' });
    await eventually(() => expect(followed).to.deep.equal([SEARCH_URL]));
    expect(shownCounts()).to.deep.equal([0]);
  });

  it('P10: nothing opens and nothing is followed when searchrequest is cancelled', async () => {
    const followed = recordFollowedLinks();
    const { element, control, shownCounts } = await mountSearchControl('', '<acme-search></acme-search>');
    const requests = recordDetails(element, 'searchrequest', true);
    const navigations = recordDetails(element, 'navigate');
    await click(control);
    await eventually(() => expect(requests.map(({ originalEvent }) => originalEvent.type)).to.deep.equal(['click']));
    expect(shownCounts()).to.deep.equal([0]);
    expect(followed).to.deep.equal([]);
    expect(navigations).to.deep.equal([]);
  });

  it('D5: names the keys of the search that it opens, and of no other, whenever that comes', async () => {
    defineElement(siteHeader, 'slow');
    const { element, container } = await mount(
      `<slow-header reveal-delay="0" locale="en" search="first">${JSON_CHILD}</slow-header>
      <slow-search id="first" shortcut="Alt+A"></slow-search><slow-search id="second" shortcut="Alt+B"></slow-search>`,
    );
    const control = await eventually(() => linkNamed(shadow(element), 'Search'));
    await allStages();
    element.setAttribute('search', 'second');
    await allStages();
    customElements.define('slow-search', class extends FakeSearch {});
    await eventually(() => expect(control.getAttribute('aria-keyshortcuts')).to.equal('Alt+B'));
    container.querySelector('#first')?.setAttribute('shortcut', 'Alt+C');
    await allStages();
    expect(control.getAttribute('aria-keyshortcuts')).to.equal('Alt+B');
    container.querySelector('#second')?.setAttribute('shortcut', 'Alt+D');
    await eventually(() => expect(control.getAttribute('aria-keyshortcuts')).to.equal('Alt+D'));
  });

  it('is the link it was while the search’s code has not come', async () => {
    const followed = recordFollowedLinks();
    const { control } = await mountSearchControl('search="later"', '<later-search id="later"></later-search>');
    await click(control);
    await eventually(() => expect(followed).to.deep.equal([SEARCH_URL]));
  });
});
