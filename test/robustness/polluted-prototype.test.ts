import { expect } from 'chai';
import { page, SRC } from '../elements/loader/loader-page.ts';
import navigation from '../fixtures/navigation.en-us.json';
import sectionNav from '../fixtures/section-nav.json';
import { openFrame } from '../support/frame.ts';
import { tellCount } from '../support/tell-count.ts';
import { setViewport } from '../support/viewport.ts';
import { elementIn, switchTo, TAGS } from './open-elements.ts';

/** Names of data and of ours that another script of the page may have put on `Object.prototype`. */
const NAMES = [
  'url',
  'href',
  'cta',
  'message',
  'links',
  'html',
  'title',
  'items',
  'sections',
  'new',
  'image',
  'marquee',
];

const json = (data: unknown) => `<script type="application/json">${JSON.stringify(data)}</script>`;

/** A search action that has no address, and none of `ctas` to take. */
const { search: _, ...ctas } = navigation.ctas;
const HEADER = { ...navigation, ctas, action_items: [{ link_type: 'search', title: 'Find' }] };

const BODY = `<site-header search="none">${json(HEADER)}</site-header><site-subnav>${json(sectionNav)}</site-subnav><main>Text</main>
  <site-search search-url="/find" suggest-url="/none"></site-search>`;

describe('robustness: a polluted Object.prototype', () => {
  for (const name of NAMES) {
    it(`contract §2: with \`${name}\` all three work, and no link leads elsewhere`, async () => {
      await setViewport(1280);
      const pollution = `<script>Object.prototype['${name}'] = 'javascript:parent.hasRun = true'</script>`;
      const frame = await openFrame(page(`${pollution}<script src="${SRC}"></script>`, BODY));
      for (const tag of TAGS) {
        const element = elementIn(frame, tag);
        await switchTo(element, true);
        const addresses = [...(element.shadowRoot?.querySelectorAll('[href], [src], [action]') ?? [])].flatMap((node) =>
          ['href', 'src', 'action'].flatMap((attribute) => node.getAttribute(attribute) ?? []),
        );
        expect(addresses.filter((address) => /javascript/i.test(address))).to.deep.equal([]);
        if (tag !== 'site-search') expect(addresses).to.have.length.greaterThan(3);
        await switchTo(element, false);
      }
      await tellCount('payloads', `polluted ${name}`, 1);
    });
  }
});
