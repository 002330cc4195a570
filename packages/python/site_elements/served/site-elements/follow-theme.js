// The elements are dark where the page is, whatever its theme calls that: its background tells. Runs below them, before the first paint.
(() => {
  const dark = matchMedia('(prefers-color-scheme: dark)');

  /** Whether the first of the page's backgrounds that is there is dark; none: the browser's own, which is light or dark by `color-scheme`. */
  function isDark() {
    for (const element of [document.body, document.documentElement]) {
      const [red, green, blue, alpha = 1] =
        getComputedStyle(element)
          .backgroundColor.match(/[\d.]+/g)
          ?.map(Number) ?? [];
      if (alpha > 0 && blue !== undefined) return red * 0.3 + green * 0.6 + blue * 0.1 < 128;
    }
    return getComputedStyle(document.documentElement).colorScheme === 'dark';
  }

  function follow() {
    const theme = isDark() ? 'dark' : 'light';
    for (const element of document.querySelectorAll('site-header, site-search'))
      if (element.getAttribute('theme') !== theme) element.setAttribute('theme', theme);
  }

  const observer = new MutationObserver(follow);
  for (const element of [document.documentElement, document.body]) observer.observe(element, { attributes: true });
  dark.addEventListener('change', follow);
  document.addEventListener('DOMContentLoaded', follow);
  follow();
})();
