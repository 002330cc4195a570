import { autocomplete } from '@algolia/autocomplete-js';

/** Algolia's autocomplete as an overlay, asking the same server. */
autocomplete({
  container: '#search-place',
  detachedMediaQuery: '',
  getSources: ({ query }) => [
    {
      sourceId: 'suggestions',
      getItems: async () => {
        if (query.length < 3) return [];
        return (await fetch(`/api/autosuggest?q=${encodeURIComponent(query)}`)).json();
      },
      getItemUrl: ({ item }) => item.url,
      templates: { item: ({ item, html }) => html`<a href="${item.url}">${item.title}</a>` },
    },
  ],
});
