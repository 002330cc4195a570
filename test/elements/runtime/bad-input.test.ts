import { expect } from 'chai';
import javascriptUrl from '../../core/config/documents/broken/javascript-url.json';
import linkWithoutUrl from '../../core/config/documents/broken/link-without-url.json';
import navigationIsObject from '../../core/config/documents/broken/navigation-is-object.json';
import unknownKey from '../../core/config/documents/broken/unknown-key.json';
import unknownStyle from '../../core/config/documents/broken/unknown-style.json';
import page from '../../core/config/documents/page.json';
import { stopClock } from '../../support/clock.ts';
import { openEndpoint } from '../../support/endpoint.ts';
import { eventually } from '../../support/eventually.ts';
import { shadow } from '../../support/mount.ts';
import {
  child,
  DOCUMENTS,
  expectReport,
  expectWithoutData,
  FALLBACK,
  fallbackOf,
  isShown,
  TAGS,
  watch,
} from './bad-input-page.ts';

describe('bad input: JSON', () => {
  for (const tag of TAGS) {
    for (const [what, json] of [
      ['a text that breaks off', '{ "navigation": ['],
      ['a comma too many', '{ "logo": { "title": "Vendor" }, }'],
      ['single quotes', "{ 'title': 'Guide' }"],
      ['HTML', '<!-- none -->'],
      ['null', 'null'],
      ['a list', '[]'],
      ['a number', '7'],
      ['a text', '"text"'],
      ['100,000 open brackets', '['.repeat(100_000)],
      ['5 MB that break off', `{ "title": "${'x'.repeat(5_000_000)}`],
    ] as const) {
      it(`<${tag}> without usable data, because it is ${what}, says so once and lives on`, async () => {
        const watched = await watch(`<${tag} locale="en">${child(json)}${FALLBACK}</${tag}>`);
        expect(await expectReport(watched)).to.have.length(1);
        await expectWithoutData(watched.element);
        watched.element.config = DOCUMENTS[tag];
        await eventually(() => expect(isShown(watched.element)).to.equal(true));
      });
    }
  }

  it('5 MB of broken items cost their places in the list, and no more', async () => {
    const items = Array.from({ length: 60_000 }, (_, index) => ({
      title: index,
      sections: 'none of these is a section',
    }));
    const json = JSON.stringify({ navigation: [{ title: 'Good', url: '/good' }, ...items] });
    expect(json.length).to.be.greaterThan(3_000_000);
    const watched = await watch(`<site-header locale="en" reveal-delay="0">${child(json)}</site-header>`);
    const problems = await expectReport(watched);
    expect(problems.at(-1)?.received).to.match(/^wrong in \d+ more places$/);
    await eventually(() => expect(shadow(watched.element).querySelector('a[href="/good"]')).not.to.equal(null));
  });

  it('5 MB of what nobody knows cost a warning', async () => {
    const json = JSON.stringify({ logo: { title: 'Vendor' }, navigaton: 'x'.repeat(5_000_000) });
    const watched = await watch(`<site-header locale="en" reveal-delay="0">${child(json)}</site-header>`);
    const [problem] = await expectReport(watched);
    expect([problem?.pointer, problem?.suggestion]).to.deep.equal(['/navigaton', 'navigation']);
    await eventually(() => expect(isShown(watched.element)).to.equal(true));
  });

  for (const [what, data, pointer, suggestion] of [
    ['navigation that is an object', navigationIsObject, '/navigation', undefined],
    ['a link without address', linkWithoutUrl, '/navigation/0/sections/0/links/1/url', undefined],
    ['a javascript: address', javascriptUrl, '/navigation/0/url', undefined],
    ['an unknown key', unknownKey, '/navigaton', 'navigation'],
    ['an unknown style', unknownStyle, '/navigation/0/sections/0/style_type', 'Ghost card'],
  ] as const) {
    it(`<site-header> shows the rest of data with ${what}`, async () => {
      const markup = `<site-header locale="en" reveal-delay="0">${child(JSON.stringify(data))}${FALLBACK}</site-header>`;
      const watched = await watch(markup);
      const [problem] = await expectReport(watched);
      expect([problem?.pointer, problem?.suggestion]).to.deep.equal([pointer, suggestion]);
      await eventually(() => expect(fallbackOf(watched.element)?.hidden).to.equal(true));
    });
  }
});

describe('bad input: src', () => {
  const json = JSON.stringify(page);
  for (const tag of TAGS) {
    for (const [what, answer, pattern] of [
      ['404', { status: 404, body: json }, /which answers 404/],
      ['HTML', { headers: { 'content-type': 'text/html' }, body: '<!doctype html><p>Log in' }, /not JSON/],
      ['half of it', { delivery: 'cut', body: json }, /which fails: |not JSON/],
      [
        'a redirect to nowhere',
        { status: 302, headers: { location: 'http://127.0.0.1:1/' }, body: '' },
        /which fails: /,
      ],
    ] as const) {
      it(`<${tag}> says why when \`src\` answers ${what}, and lives on`, async () => {
        const { url } = await openEndpoint(answer);
        const watched = await watch(`<${tag} locale="en" src="${url}">${FALLBACK}</${tag}>`);
        const [problem] = await expectReport(watched);
        expect(problem?.pointer).to.equal('@src');
        expect(problem?.received).to.match(pattern);
        await expectWithoutData(watched.element);
      });
    }

    it(`<${tag}> says so when \`src\` never answers, and meanwhile lives without it`, async () => {
      const clock = stopClock();
      const endpoint = await openEndpoint({ isHeld: true });
      const watched = await watch(`<${tag} locale="en" src="${endpoint.url}">${FALLBACK}</${tag}>`);
      await eventually(async () => expect(await endpoint.requests()).to.have.length(1));
      if (tag === 'site-search') await expectWithoutData(watched.element);
      expect(fallbackOf(watched.element)).not.to.equal(null);
      await clock.tickAsync(10_000);
      const [problem] = await expectReport(watched);
      expect(problem?.received).to.match(/which gives no answer in 10 s/);
      await expectWithoutData(watched.element);
    });

    it(`<${tag}> says so when \`src\` is no address`, async () => {
      const watched = await watch(`<${tag} locale="en" src="https://[">${FALLBACK}</${tag}>`);
      expect((await expectReport(watched))[0]?.pointer).to.equal('@src');
      await expectWithoutData(watched.element);
    });
  }
});
