import type { ElementName } from '../prerender/tag-of-data.ts';

/** The data of one element, as it is edited. */
export interface EditedDocument {
  readonly name: ElementName;
  readonly tagName: string;
  /** What the page begins with. */
  readonly start: string;
}

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/** Those of a page, in its order. */
export const DOCUMENTS: readonly EditedDocument[] = [
  {
    name: 'header',
    tagName: 'site-header',
    start: json({
      logo: { title: 'Vendor' },
      ctas: {
        search: { title: 'Search', url: 'https://results.vendor.example/' },
        secondary: { title: 'Contact Sales', url: '/contact' },
        primary: { title: 'Start free trial', url: 'https://cloud.vendor.example/registration' },
      },
      masthead: {
        about: { title: 'About', url: '/about' },
        support: { title: 'Support', url: '/support' },
      },
      navigation: [
        {
          title: 'Products',
          key: 'products',
          sections: [
            {
              title: 'Platform',
              url: '/platform',
              links: [
                { title: 'Elasticsearch', url: '/elasticsearch', description: 'Store, search and analyze' },
                { title: 'Kibana', url: '/kibana', new: true },
              ],
            },
          ],
        },
        { title: 'Pricing', url: '/pricing' },
      ],
    }),
  },
  {
    name: 'subnav',
    tagName: 'site-subnav',
    start: json({
      title: 'Documentation',
      url: '/guide',
      nav: {
        sub_nav: [
          { title_l10n: 'Quick start', url: '/guide/start' },
          {
            title_l10n: 'Install',
            url: '/guide/install',
            level_4: [
              { title_l10n: 'Linux', url: '/guide/install/linux' },
              { title_l10n: 'Windows', url: '/guide/install/windows' },
            ],
          },
        ],
        collapse_menu: { title_l10n: 'Collapse' },
      },
    }),
  },
  {
    name: 'search',
    tagName: 'site-search',
    start: json({
      credit: { text: 'Search relevance by Vendor', link_text: 'Learn more', url: '/relevance' },
    }),
  },
];

/** The attributes that a tag needs whatever its data is; the address is for whoever pastes it to fill in. */
export const TAG_ATTRIBUTES: Readonly<Record<ElementName, Readonly<Record<string, string>>>> = {
  header: {},
  subnav: {},
  search: { 'search-url': 'https://results.vendor.example/' },
};
