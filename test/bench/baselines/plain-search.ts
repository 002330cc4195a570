import { SEARCH_DEBOUNCE_MS, SEARCH_MIN_LENGTH_COUNT } from '../../../src/constants.ts';

/** The smallest search that types into a dialog and lists what the server suggests: what the overlay is measured against. */
const dialog = document.createElement('dialog');
const input = document.createElement('input');
const list = document.createElement('ul');
dialog.append(input, list);
document.body.append(dialog);

document.querySelector('#plain-search-control')?.addEventListener('click', (event) => {
  event.preventDefault();
  dialog.showModal();
});

let timer: ReturnType<typeof setTimeout> | undefined;
input.addEventListener('input', () => {
  clearTimeout(timer);
  if (input.value.length >= SEARCH_MIN_LENGTH_COUNT) timer = setTimeout(ask, SEARCH_DEBOUNCE_MS);
  else list.replaceChildren();
});

async function ask(): Promise<void> {
  const answer = await fetch(`/api/autosuggest?q=${encodeURIComponent(input.value)}`);
  const suggestions = (await answer.json()) as { readonly title: string; readonly url: string }[];
  list.replaceChildren(
    ...suggestions.map(({ title, url }) => {
      const item = document.createElement('li');
      const link = document.createElement('a');
      link.href = url;
      link.textContent = title;
      item.append(link);
      return item;
    }),
  );
}
