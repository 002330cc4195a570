import { expect } from 'chai';
import { siteHeader } from '../../elements/site-header.ts';
import { siteSearch } from '../../elements/site-search.ts';
import { siteSubnav } from '../../elements/site-subnav.ts';
import { eventually } from '../support/eventually.ts';
import type { Frame } from '../support/frame.ts';
import {
  attack,
  elementIn,
  named,
  rootOf,
  SAMPLE,
  SLOW_GROUPS,
  searchIn,
  showMarked,
  submitted,
  type,
} from './attacked-page.ts';
import { configure } from './watched-page.ts';

const ATTRIBUTES = [siteHeader, siteSubnav, siteSearch].flatMap(({ name, attributes }) =>
  Object.keys(attributes).map((attribute) => [`site-${name}`, attribute] as const),
);

describe('robustness: injection, by attributes', () => {
  for (const [which, payloads] of SLOW_GROUPS) {
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
