import { expect } from 'chai';
import { siteHeader } from '../../elements/site-header.ts';
import { siteSearch } from '../../elements/site-search.ts';
import { siteSubnav } from '../../elements/site-subnav.ts';
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
  marked,
  named,
  openAttacked,
  rootOf,
  SAMPLE,
  searchIn,
  showing,
  showMarked,
  submitted,
  TAGS,
  type,
} from './attacked-page.ts';
import { hostileDocument } from './hostile-document.ts';
import { ALL_PAYLOADS } from './payloads.ts';
import { configure, learn } from './watched-page.ts';

// What is printed is attacked in `node/injection.test.ts`; here what a browser makes of it, with real parsers and clicks.

const ATTRIBUTES = [siteHeader, siteSubnav, siteSearch].flatMap(({ name, attributes }) =>
  Object.keys(attributes).map((attribute) => [`site-${name}`, attribute] as const),
);

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

  for (const [which, payloads] of GROUPS) {
    it(`contract §2: attributes are harmless: ${which}`, async () => {
      const put = async (frame: Frame, payload: string, mark: string) => {
        for (const [tag, name] of ATTRIBUTES) elementIn(frame, tag).setAttribute(name, payload);
        await showMarked(frame, mark, named(payload));
        expect(submitted(frame) ?? 'http:', named(payload)).to.match(/^https?:/);
      };
      await attack(payloads, put, `attributes, in the browser, ${which}`, ATTRIBUTES.length);
    });
  }

  for (const provider of ['http', 'pagefind']) {
    it(`contract §5: suggestions are asked for at no address but a web page's: ${provider}`, async () => {
      const failed = new Set<string>();
      const put = async (frame: Frame, payload: string, mark: string) => {
        const search = searchIn(frame);
        if (provider === 'http') configure(frame, payload);
        search.setAttribute('provider', provider);
        search.setAttribute(provider === 'http' ? 'suggest-url' : 'pagefind-url', payload);
        await showMarked(frame, mark, named(payload));
        const failure = new Promise<string>((resolve) => {
          search.addEventListener('searcherror', (event) => {
            const { text, message } = (event as CustomEvent).detail;
            if (text === `typed ${mark}`) resolve(message);
          });
        });
        type(frame, `typed ${mark}`);
        failed.add(await failure);
      };
      await attack(SAMPLE, put, `where suggestions are, ${provider}`);
      expect([...failed].join('\n')).to.match(/answer/);
    });
  }

  it('contract §3: the skip link leads to no address but a place in the page', async () => {
    const put = async (frame: Frame, payload: string) => {
      const id = payload.trim() || 'main'; // As attributes are read.
      (frame.document.querySelector('main') as HTMLElement).id = id;
      elementIn(frame, 'site-header').setAttribute('skip-target', id);
      const skipLink = () => rootOf(frame, 'site-header').querySelector('.skip-link');
      await eventually(() => expect(skipLink()?.getAttribute('href')).to.equal(`#${id}`));
    };
    await attack(SAMPLE, put, 'skip link');
  });
});
