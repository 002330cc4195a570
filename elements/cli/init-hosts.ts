/** What is put into a page: the script tag, and the elements with their data. */
interface Parts {
  readonly tag: (src: string) => string;
  readonly elements: string;
}

/** A system that makes pages, and what to do there. */
export interface Host {
  readonly title: string;
  /** Where the package's files go, so that they are served. */
  readonly folder: string;
  /** Where the lines go. */
  readonly place: string;
  /** What its results page calls the text; default: `q`. */
  readonly queryParameter?: string;
  /** The lines, in the language of its templates. */
  readonly lines: (parts: Parts) => string;
}

const SCRIPT = '/site-elements/site-elements.js';

/** Two places of one template; `before` and `after` keep it from reading expressions in the data. */
function inTwoPlaces(head: string, elements: string, before = '', after = ''): string {
  return `<!-- In <head>: -->\n${head}\n\n<!-- First in <body>: -->\n${before}${elements}\n${after}`;
}

const RAW = ['{% raw %}\n', '{% endraw %}\n'] as const;

/** The systems whose templates are known here, by their names on the command line. */
export const HOSTS = {
  html: {
    title: 'HTML',
    folder: 'site-elements/ in the root of the site',
    place: 'every page',
    lines: ({ tag, elements }) => inTwoPlaces(tag(SCRIPT), elements),
  },
  wordpress: {
    title: 'WordPress',
    queryParameter: 's',
    folder: 'wp-content/themes/<your child theme>/site-elements/',
    place: 'the end of functions.php of that theme, without the first line if the file has code already',
    // Between ?> and <?php text goes out as it is; "<?" cannot be in it, because data and attributes escape "<".
    lines: ({ tag, elements }) => `<?php
add_action( 'wp_head', function () { ?>
${tag(`<?php echo esc_url( get_stylesheet_directory_uri() ); ?>${SCRIPT}`)}
<?php } );
add_action( 'wp_body_open', function () { ?>
${elements}
<?php } );
`,
  },
  drupal: {
    title: 'Drupal',
    queryParameter: 'keys',
    folder: 'libraries/site-elements/ in the web root',
    place: 'templates/layout/html.html.twig of your theme (copied from core, if it has none)',
    lines: ({ tag, elements }) =>
      inTwoPlaces(tag(`/libraries${SCRIPT}`), elements, '{% verbatim %}\n', '{% endverbatim %}\n'),
  },
  hugo: {
    title: 'Hugo',
    folder: 'static/site-elements/',
    place: 'layouts/_default/baseof.html, or layouts/baseof.html',
    lines: ({ tag, elements }) => inTwoPlaces(tag(`{{ "${SCRIPT.slice(1)}" | relURL }}`), elements),
  },
  jekyll: {
    title: 'Jekyll',
    folder: 'site-elements/ beside _config.yml',
    place: '_layouts/default.html',
    lines: ({ tag, elements }) => inTwoPlaces(tag(`{{ '${SCRIPT}' | relative_url }}`), elements, ...RAW),
  },
  sphinx: {
    title: 'Sphinx',
    folder: "_static/site-elements/, with html_static_path = ['_static'] in conf.py",
    place:
      "_templates/layout.html, with templates_path = ['_templates'] in conf.py and a theme whose layout has the blocks extrahead and header (alabaster, classic)",
    lines: ({ tag, elements }) => `{% extends "!layout.html" %}
{% block extrahead %}
{{ super() }}
${tag(`{{ pathto('_static${SCRIPT}', 1) }}`)}
{% endblock %}
{% block header %}
${RAW[0]}${elements}
${RAW[1]}{{ super() }}
{% endblock %}
`,
  },
  eleventy: {
    title: 'Eleventy',
    folder:
      "the output, by config.addPassthroughCopy({ 'node_modules/site-elements/dist': 'site-elements' }) in eleventy.config.js",
    place: 'your base layout, in Nunjucks or Liquid',
    lines: ({ tag, elements }) => inTwoPlaces(tag(`{{ '${SCRIPT}' | url }}`), elements, ...RAW),
  },
} as const satisfies Readonly<Record<string, Host>>;

export type HostName = keyof typeof HOSTS;

export const HOST_NAMES = Object.keys(HOSTS) as readonly HostName[];
