// Prints the header that visitors get as HTML, and sends it to WordPress (includes/fragments.php). What fails here
// costs visitors nothing but time: their browsers make the header then.
{
  const { script, pages } = window.siteElementsPrinter;

  /** A page as a visitor gets it. */
  async function visit(address) {
    const answer = await fetch(address, { credentials: 'omit', cache: 'no-store' });
    return new DOMParser().parseFromString(await answer.text(), 'text/html');
  }

  /** The pages, and the first of them in the site's other languages. */
  async function visitAll() {
    const visited = await Promise.all(pages.map(visit));
    const own = new URL(pages[0]);
    const others = [...(visited[0]?.querySelectorAll('link[rel=alternate][hreflang]') ?? [])]
      .map((link) => link.getAttribute('href'))
      .filter((address) => address.startsWith(`${own.origin}/`) && address !== own.href);
    return [...visited, ...(await Promise.all([...new Set(others)].slice(0, 15).map(visit)))];
  }

  async function print() {
    const headers = (await visitAll()).flatMap((page) => page.querySelector('site-header') ?? []);
    const found = new Map(headers.map((header) => [header.querySelector('script')?.textContent, header]));
    const isNew = (header) => !header.firstElementChild.matches('template') && !header.shadowRoot;
    if (found.size === 0 || ![...found.values()].some(isNew)) return;
    const { prerenderElement } = await import(script);
    const fragments = [...found].map(([json, header]) => {
      const attributes = Object.fromEntries([...header.attributes].map(({ name, value }) => [name, value]));
      const { template } = prerenderElement('site-header', { attributes, config: JSON.parse(json), panels: 'bar' });
      return { json, template };
    });
    await wp.apiFetch({ path: '/site-elements/v1/fragments', method: 'POST', data: { fragments } });
    document.documentElement.dataset.siteElementsPrinted = String(fragments.length);
  }

  print().catch((error) => console.warn('Site Elements: the header is not printed.', error));
}
