// Suggestions from Sphinx's own index, by Sphinx's own search: its scripts and its index come when somebody types.

const root = new URL('../../', import.meta.url);

/** Adds a classic script, as Sphinx's own are. */
function load(path) {
  return new Promise((done, failed) => {
    const script = document.createElement('script');
    script.src = new URL(path, root);
    script.onload = done;
    script.onerror = () => failed(new Error(`${script.src} did not load.`));
    document.head.append(script);
  });
}

let loading;

/** Loads what is not there; the search page has it already. */
async function loadSearch() {
  if (typeof Stemmer === 'undefined') await load('_static/language_data.js');
  if (typeof Search === 'undefined') await load('_static/searchtools.js');
  if (!Search.hasIndex()) await load('searchindex.js');
}

/** Addresses as Sphinx's results have them: with a folder for each page by the builder `dirhtml`. */
function addressOf(document, anchor) {
  const { BUILDER, LINK_SUFFIX } = DOCUMENTATION_OPTIONS;
  const path =
    BUILDER === 'dirhtml' ? document.replace(/(^|\/)index$/, '$1').replace(/[^/]$/, '$&/') : document + LINK_SUFFIX;
  return new URL(path + anchor, root).href;
}

document.querySelector('site-search').suggestionProvider = {
  async suggest(text) {
    loading ??= loadSearch();
    await loading.catch((error) => {
      loading = undefined; // Retry asks again.
      throw error;
    });
    const [, terms, excluded, highlight, objects] = Search._parseQuery(text);
    localStorage.removeItem('sphinx_highlight_terms'); // Or the next page marks what was half typed here.
    const results = Search._performSearch(text, terms, excluded, highlight, objects);
    return results.toReversed().map(([document, title, anchor]) => ({ title, url: addressOf(document, anchor ?? '') })); // The best is the last.
  },
};
