// Checks the data of the site's own while it is typed, and shows it in the preview.
{
  const { __ } = wp.i18n;
  const header = document.querySelector('.site-elements-preview site-header');
  const field = document.querySelector('#site-elements-data');
  const report = document.querySelector('#site-elements-problems');
  const site = JSON.parse(field.dataset.site);

  const tell = (lines) =>
    report.replaceChildren(...lines.map((text) => Object.assign(document.createElement('p'), { textContent: text })));

  /** As `site_elements_merge` in data.php. */
  const merged = (own) => ({ ...site, ...own, ...(own.ctas && { ctas: { ...site.ctas, ...own.ctas } }) });

  function check() {
    let own = {};
    let problem = '';
    try {
      if (field.value.trim()) own = JSON.parse(field.value);
      if (own === null || typeof own !== 'object' || Array.isArray(own))
        problem = __('The data must be an object: it begins with { and ends with }.', 'site-elements');
    } catch (error) {
      problem = `${__('The data is not JSON:', 'site-elements')} ${error.message}`;
    }
    field.setCustomValidity(problem);
    tell(problem ? [problem] : []);
    if (!problem) header.config = merged(own);
  }

  const sentence = ({ pointer, received, expected, consequence }) =>
    `${pointer}: ${received}; ${expected}. ${consequence}`;

  header.addEventListener('configerror', ({ detail }) => tell(detail.problems.map(sentence)));
  for (const type of ['navigate', 'searchrequest']) {
    header.addEventListener(type, (event) => event.preventDefault()); // Or what is typed would be left.
  }
  field.addEventListener('input', check);
  document.querySelector('#site-elements-theme').addEventListener('change', ({ target }) => {
    header.setAttribute('theme', target.value);
  });
  check();
}
