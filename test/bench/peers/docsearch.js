import docsearch from '@docsearch/js/docsearch';

function hit({ title, url }, index) {
  const hierarchy = { lvl0: 'Documentation', lvl1: title, lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null };
  const marked = (value) => ({ value, matchLevel: 'none', matchedWords: [] });
  return {
    objectID: String(index),
    type: 'lvl1',
    url,
    anchor: null,
    content: null,
    hierarchy,
    _highlightResult: { hierarchy: { lvl0: marked('Documentation'), lvl1: marked(title) } },
    _snippetResult: { hierarchy: { lvl0: marked('Documentation'), lvl1: marked(title) } },
  };
}

/** DocSearch with its search client asking the same server. */
docsearch({
  container: '#search-place',
  appId: 'BENCH',
  apiKey: 'bench',
  indices: ['bench'],
  maxResultsPerGroup: 8,
  transformSearchClient: (client) => ({
    ...client,
    search: async (request) => {
      const [{ query = '' } = {}] = Array.isArray(request) ? request : request.requests;
      const answer = query.length < 3 ? [] : await (await fetch(`/api/autosuggest?q=${query}`)).json();
      const hits = answer.map(hit);
      return { results: [{ hits, nbHits: hits.length, query, index: 'bench' }] };
    },
  }),
});
