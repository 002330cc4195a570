import { expect } from 'chai';
import { eventually } from '../support/eventually.ts';
import type { Frame } from '../support/frame.ts';
import { tellCount } from '../support/tell-count.ts';
import {
  attack,
  DATA,
  elementIn,
  expectAllHarmless,
  GROUPS,
  known,
  LOCALES,
  marked,
  named,
  openAttacked,
  rootOf,
  SAMPLE,
  searchIn,
  showing,
  showMarked,
  TAGS,
  type,
} from './attacked-page.ts';
import { hostileDocument } from './hostile-document.ts';
import { ALL_PAYLOADS } from './payloads.ts';
import { configure, learn } from './watched-page.ts';

// What is printed is attacked in `node/injection.test.ts`; here what a browser makes of it, with real parsers and clicks.

describe('robustness: injection, in the browser', () => {
  for (const replaced of ['texts', 'addresses'] as const) {
    for (const [which, payloads] of GROUPS) {
      it(`contract §2: no payload in ${replaced} runs, makes an element or an attribute, or leaves the page: ${which}`, async () => {
        const put = (frame: Frame, payload: string, mark: string) => {
          if (replaced === 'addresses') configure(frame, payload); // Of images.
          const dataOf = (tag: string) => hostileDocument(DATA[tag], payload, replaced);
          return showMarked(frame, mark, named(payload), dataOf, showing(payload));
        };
        await attack(payloads, put, `in the browser, ${replaced}, ${which}`, TAGS.length);
      });
    }
  }

  it('data.md, Locale: a site’s own texts are texts', async () => {
    const links = [{ title: 'New', url: '/new', new: true, target: '_blank' }];
    const put = async (frame: Frame, payload: string, mark: string) => {
      const navigation = [{ title: 'Item', sections: [{ title: 'Section', links }] }];
      const data = { navigation, locales: hostileDocument(LOCALES, payload, 'texts') };
      elementIn(frame, 'site-header').config = marked(data, mark);
      await eventually(() => {
        const root = rootOf(frame, 'site-header');
        expect(root.textContent, named(payload)).to.contain(mark);
        if (payload.trim() !== '') expect(root.querySelector('nav')?.ariaLabel, named(payload)).not.to.equal('Main');
      });
    };
    await attack(SAMPLE, put, 'own texts');
  });

  it('contract §2: suggestions are texts, and their addresses lead to pages', async () => {
    const frame = await openAttacked();
    const search = searchIn(frame);
    let items: readonly { title: string; url: string; website_area?: string }[] = [];
    search.suggestionProvider = { suggest: async () => items };
    const root = rootOf(frame, 'site-search');
    const ask = async (text: string) => {
      search.show(); // A link that was pressed has closed it.
      type(frame, text);
      await eventually(() => expect(root.textContent, text).to.contain(`last of ${text}`));
    };
    items = [{ title: 'last of harmless', url: '/', website_area: 'docs/kibana' }];
    await ask('harmless');
    learn(known, root);
    const size = 16;
    for (let start = 0; start < ALL_PAYLOADS.length; start += size) {
      const payloads = ALL_PAYLOADS.slice(start, start + size);
      const text = `batch ${start}`;
      items = [
        { title: `last of ${text}`, url: '/' },
        ...payloads.map((payload) => ({ title: payload, url: '/found', website_area: payload })),
      ];
      await ask(text);
      expectAllHarmless(frame, `titles from ${start}`);
      const inAddresses = `address ${start}`;
      items = [
        { title: `last of ${inAddresses}`, url: '/' },
        ...payloads.map((payload, index) => ({ title: String(index), url: payload })),
      ];
      await ask(inAddresses);
      expectAllHarmless(frame, `addresses from ${start}`);
    }
    await tellCount('payloads', 'suggestions', 2 * ALL_PAYLOADS.length);
  });

  const answers: Readonly<Record<string, () => unknown>> = {
    'what is found': () => [{ title: 'Found', url: '/found', website_area: 'docs/kibana' }],
    'that nothing is found': () => [],
    'that it failed': () => Promise.reject(new Error('No answer')),
  };
  for (const [what, suggest] of Object.entries(answers)) {
    it(`data.md, SearchConfig: translations that say ${what} are texts`, async () => {
      let isAsked = false;
      const put = async (frame: Frame, payload: string, mark: string) => {
        const search = searchIn(frame);
        const root = rootOf(frame, 'site-search');
        if (!isAsked) {
          search.suggestionProvider = { suggest: async () => suggest() };
          type(frame, 'typed');
          await eventually(() => expect(root.querySelector('[role=status]')?.textContent).to.match(/Text/));
          learn(known, root);
          isAsked = true;
        }
        search.config = marked(hostileDocument(DATA['site-search'], payload, 'texts'), mark);
        await eventually(() => expect(root.textContent, named(payload)).to.contain(mark));
      };
      await attack(SAMPLE, put, `translations, ${what}`);
    });
  }
});
