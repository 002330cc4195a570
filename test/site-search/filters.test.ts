import { expect } from 'chai';
import { SEARCH_DEBOUNCE_MS } from '../../src/constants.ts';
import { stopClock } from '../support/clock.ts';
import { eventually } from '../support/eventually.ts';
import { type } from '../support/keys.ts';
import { activeElementDeep } from '../support/mount.ts';
import { click } from '../support/pointer.ts';
import { FILTERED, openFramedSearch, openSearch, openSuggestions, queryOf } from './search-page.ts';

describe('<site-search>: filters', () => {
  it('R6: the locale pill goes to en-us, which is not sent', async () => {
    const endpoint = await openSuggestions();
    const page = await openSearch(
      endpoint.url,
      '',
      '<script type="application/json">{ "filters": { "locale": "de-de" } }</script>',
    );
    await type('abc');
    await eventually(() => expect(page.options()).to.have.length(3));
    await click(page.button('Remove filter: Deutsch'));
    await eventually(async () => expect(await endpoint.requests()).to.have.length(2));
    expect((await endpoint.requests()).map(({ url }) => queryOf(url))).to.deep.equal([
      [
        ['q', 'abc'],
        ['locale', 'de'],
      ],
      [['q', 'abc']],
    ]);
  });

  it('R6: a pill removed from a text that is too short asks for nothing', async () => {
    const clock = stopClock();
    const page = await openSearch((await openSuggestions()).url, '', FILTERED);
    await type('ab');
    await click(page.button('Remove filter: Kibana'));
    await clock.tickAsync(SEARCH_DEBOUNCE_MS);
    expect(page.events).not.to.include('query');
  });

  for (const [path, ...expected] of [
    ['/guide/en/kibana/current/x', ['location', 'Documentation'], ['product', 'Kibana']],
    [
      '/de/guide/fleet/current',
      ['location', 'Documentation'],
      ['product', 'Fleet and Elastic Agent'],
      ['locale', 'de'],
    ],
    ['/guide/ecs', ['location', 'Documentation'], ['product', 'Elastic Common Schema']],
    ['/docs/kibana', ['location', 'Documentation']],
    ['/blog/ten-rules', ['location', 'Blog']],
    ['/guidelines'],
    ['/pricing'],
  ] as const) {
    it(`R7: a page at ${path} starts with ${expected.join(' ') || 'no filter'}`, async () => {
      const endpoint = await openSuggestions();
      const page = await openFramedSearch(endpoint.url, '', '', { path });
      await type('abc');
      await eventually(() => expect(page.options()).to.have.length(3));
      expect(queryOf((await endpoint.requests())[0]?.url)).to.deep.equal([['q', 'abc'], ...expected]);
    });
  }

  it('R6: a removed pill asks at once with the new filters, and the focus is on what is left', async () => {
    const clock = stopClock();
    const endpoint = await openSuggestions();
    const page = await openSearch(endpoint.url, '', FILTERED);
    await type('abc');
    await clock.tickAsync(SEARCH_DEBOUNCE_MS);
    await eventually(() => expect(page.options()).to.have.length(3));
    await click(page.button('Remove filter: Kibana'));
    await eventually(async () => expect(await endpoint.requests()).to.have.length(2));
    expect(queryOf((await endpoint.requests())[1]?.url)).to.deep.equal([
      ['q', 'abc'],
      ['location', 'Documentation'],
    ]);
    expect(activeElementDeep()).to.equal(page.input);
  });
});
