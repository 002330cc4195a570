// Suggestions from MkDocs' own index, which comes when somebody types: pages and sections that have all the words, or what
// they begin with, those with the words in their title first.

const root = new URL('../../', import.meta.url);

const wordsOf = (text) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** Titles are HTML, and the texts of Material's index. */
const plain = (html) => new DOMParser().parseFromString(html, 'text/html').body.textContent.trim();

/** Chinese, Japanese and Korean have no space before a word. */
const isFound = (text, word) =>
  /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}]/u.test(word)
    ? text.includes(word)
    : text.startsWith(word) || text.includes(` ${word}`);

const searched = (text) => wordsOf(text).join(' ');

async function loadIndex() {
  const answer = await fetch(new URL('search/search_index.json', root));
  if (!answer.ok) throw new Error(`${answer.url} answers ${answer.status}.`);
  const { config, docs } = await answer.json();
  const plainText = config.fields ? plain : (text) => text; // Only Material's says which fields there are.
  const titles = new Map(docs.map(({ location, title }) => [location, title]));
  // The first section of a page bears its title: it is the page once more.
  const isSame = ({ location, title }) => location.includes('#') && titles.get(location.replace(/#.*/, '')) === title;
  const distinct = docs.filter((entry) => !isSame(entry));
  return distinct.map(({ location, title, text }) => ({
    title: plain(title),
    url: new URL(location, root).href,
    titleWords: searched(plain(title)),
    words: searched(`${plain(title)} ${plainText(text)}`),
  }));
}

let index;

document.querySelector('site-search').suggestionProvider = {
  async suggest(text) {
    index ??= loadIndex();
    const pages = await index.catch((error) => {
      index = undefined; // Retry asks again.
      throw error;
    });
    const words = wordsOf(text);
    const rank = ({ titleWords }) => words.filter((word) => !isFound(titleWords, word)).length;
    return pages
      .filter((page) => words.length > 0 && words.every((word) => isFound(page.words, word)))
      .sort((one, other) => rank(one) - rank(other))
      .map(({ title, url }) => ({ title, url }));
  },
};
