import { expect } from 'chai';
import { expectWarning } from '../support/console.ts';
import { eventually } from '../support/eventually.ts';
import { press, type } from '../support/keys.ts';
import { click } from '../support/pointer.ts';
import {
  FILTERED,
  middleOf,
  openFramedSearch,
  openSearch,
  openSuggestions,
  openTarget,
  queryOf,
  recordDetails,
  type SearchPage,
} from './search-page.ts';

describe('<site-search>: submit', () => {
  it('R8: submit goes to the root for English, with area, product, text and referrer', async () => {
    const results = await openTarget();
    const page = await openFramedSearch((await openSuggestions()).url, `search-url="${results.url}"`, FILTERED);
    await type(' a&b ');
    await click(middleOf(page.button('Search')));
    await eventually(async () => expect(await results.requests()).to.have.length(1));
    const [request] = await results.requests();
    expect(request?.url.split('?')[0]).to.equal(new URL(results.url).pathname);
    expect(queryOf(request?.url)).to.deep.equal([
      ['location[0]', 'Documentation'],
      ['product[0]', 'Kibana'],
      ['q', 'a&b'],
      ['referrer', page.element.ownerDocument.URL],
    ]);
  });

  it('R8: submit goes to the prefix of another language, and a cancelled one goes nowhere', async () => {
    const page = await openSearch((await openSuggestions()).url, 'search-url="https://results.example/find"');
    page.element.close();
    page.element.setAttribute('locale', 'pt-br');
    await eventually(() => expect(page.dialog.lang).to.equal('pt-BR'));
    page.element.show();
    const submits = recordDetails(page.element, 'searchsubmit', true);
    await type('ab');
    await press('Enter');
    const query = `q=ab&referrer=${encodeURIComponent(location.href)}`;
    await eventually(() =>
      expect(submits.map(({ url }) => url)).to.deep.equal([`https://results.example/pt/find?${query}`]),
    );
  });

  it('R8: submit to a relative `search-url` goes to this site', async () => {
    const page = await openSearch('/unused', 'search-url="/find?from=header"');
    const submits = recordDetails(page.element, 'searchsubmit', true);
    await type('ab');
    await press('Enter');
    const query = `from=header&q=ab&referrer=${encodeURIComponent(location.href)}`;
    await eventually(() => expect(submits.map(({ url }) => url)).to.deep.equal([`${location.origin}/find?${query}`]));
  });

  it('R9: the text goes by the name that the results page knows, which may change', async () => {
    const page = await openSearch('/unused', 'search-url="/?lang=de" query-parameter="s"');
    const submits = recordDetails(page.element, 'searchsubmit', true);
    const referrer = `referrer=${encodeURIComponent(location.href)}`;
    await type('ab');
    await press('Enter');
    await eventually(() =>
      expect(submits.map(({ url }) => url)).to.deep.equal([`${location.origin}/?lang=de&s=ab&${referrer}`]),
    );
    page.element.setAttribute('query-parameter', 'keys');
    await eventually(async () => {
      await press('Enter');
      expect(submits.at(-1)?.url).to.equal(`${location.origin}/?lang=de&keys=ab&${referrer}`);
    });
  });

  it('R8: without `search-url` a submit is an event; one that nobody handles is reported once, and closing works', async () => {
    const page = await openSearch('/unused');
    const submits = recordDetails(page.element, 'searchsubmit');
    const problems = recordDetails(page.element, 'configerror');
    await type('ab');
    await press('Enter');
    const [message, element] = await expectWarning(/attribute search-url is nothing; expected the address/);
    expect([element, submits.map(({ url }) => url)]).to.deep.equal([page.element, [undefined]]);
    expect(problems.map((detail) => detail.problems.length)).to.deep.equal([1]);
    expect(message).to.match(/The submit leads nowhere/);
    await press('Enter');
    await press('Escape');
    await eventually(() => expect([submits.length, problems.length, page.dialog.open]).to.deep.equal([2, 1, false]));
  });

  it('R8: a `search-url` of a forbidden scheme is reported and never followed', async () => {
    const page = await openSearch('/unused', 'search-url="javascript:alert(1)"');
    await expectWarning(/attribute search-url is "javascript:alert\(1\)"; expected a path or an http\(s\) URL/);
    const submits = recordDetails(page.element, 'searchsubmit');
    await type('ab');
    await press('Enter');
    await eventually(() => expect(submits.map(({ url }) => url)).to.deep.equal([undefined]));
  });

  for (const [how, submit] of [
    ['Enter', () => press('Enter')],
    ['the button', (page: SearchPage) => click(middleOf(page.button('Search')))],
  ] as const) {
    it(`R8: ${how} submits once, in a sandbox without allow-forms too`, async () => {
      for (const sandbox of [undefined, 'allow-scripts allow-same-origin']) {
        const results = await openTarget();
        const page = await openFramedSearch('/unused', `search-url="${results.url}"`, '', sandbox ? { sandbox } : {});
        const submits = recordDetails(page.element, 'searchsubmit');
        await type('ab');
        await submit(page);
        await eventually(async () => expect(await results.requests()).to.have.length(1));
        expect(submits).to.have.length(1);
      }
    });
  }

  it('R8: what submits the form in another way, such as requestSubmit(), submits too', async () => {
    const page = await openSearch('/unused', 'search-url="/find"');
    const submits = recordDetails(page.element, 'searchsubmit', true);
    await type('ab');
    page.input.form?.requestSubmit();
    expect(submits).to.have.length(1);
  });
});
