/** A piece of bad input: what an item of the primary navigation may hold by mistake. */
interface HostileItem {
  /** What is wrong with it, in a few words. */
  readonly fault: string;
  readonly item: { readonly title: string; readonly [key: string]: unknown };
  /** Where the header finds its problem, below the item; absent if it is odd, but not wrong. */
  readonly problemAt?: string;
}

const LONG_WORD = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunter';

const link = (title: string, more: object = {}) => ({ title, url: '/guide', ...more });

const panel = (title: string, ...sections: readonly object[]) => ({ title, key: title.toLowerCase(), sections });

/** What real data gets wrong. The header renders what it can of each, and reports each once. */
export const HOSTILE_ITEMS: readonly HostileItem[] = [
  {
    fault: 'sections without anything but a title',
    item: panel('Empty', { title: 'Nothing' }, { title: 'No links', links: [], items: [{ links: [] }] }),
  },
  {
    fault: '200 links in one section',
    item: panel('Many', {
      title: 'Two hundred',
      links: Array.from({ length: 200 }, (_, index) => link(`Link ${index + 1}`)),
    }),
  },
  {
    fault: 'words of 60 letters',
    item: panel(
      'Long',
      { title: LONG_WORD, description: LONG_WORD, links: [link(LONG_WORD, { description: LONG_WORD, new: true })] },
      { title: 'Short', items: [{ title: LONG_WORD, links: [link('A')] }], reports: [{ title: LONG_WORD }] },
      { title: 'Card', calloutA: { title: LONG_WORD, cta: link(LONG_WORD) }, style_type: 'Ghost card' },
    ),
  },
  {
    fault: 'titles with markup and pictographs',
    item: panel('Markup', {
      title: '<b>Bold</b> &amp; <img src=x onerror=alert(1)>',
      emojis: ['🚀', '👩‍👩‍👧‍👦', '<i>'],
      links: [link('<script>alert(1)</script>'), link('👩🏽‍🚀 Astronaut')],
    }),
  },
  {
    fault: 'images that are not there',
    item: {
      title: 'Pictures',
      columns: [
        { blocks: [{ type: 'image', src: '/images/missing.png', alt: 'What the picture would show' }] },
        {
          blocks: [{ type: 'card', image: { src: '/images/gone.png', alt: '', width: 48, height: 48 }, title: 'Card' }],
        },
      ],
    },
  },
  {
    fault: 'an address that is a script',
    item: panel('Script', { title: 'Links', links: [link('Stays'), { title: 'Goes', url: 'javascript:alert(1)' }] }),
    problemAt: '/sections/0/links/1/url',
  },
  {
    fault: 'a script in a rich paragraph',
    item: {
      title: 'Paragraph',
      columns: [{ blocks: [{ type: 'paragraph', html: 'Read <a href=" java\nscript:alert(1)">this</a>.' }] }],
    },
    problemAt: '/columns/0/blocks/0/html',
  },
  {
    fault: 'four levels where there are three',
    item: panel('Levels', { title: 'Two', links: [link('Three', { links: [link('Four')] })] }),
    problemAt: '/sections/0/links/0/links',
  },
  {
    fault: 'a panel with a key of its own',
    item: { ...panel('Own', { title: 'Section', links: [link('A')] }), key: 'no-such-panel' },
  },
  {
    fault: 'a panel with an unknown field',
    item: { ...panel('Field', { title: 'Section', links: [link('A')] }), colums: [] },
    problemAt: '/colums',
  },
  {
    fault: 'an icon that the set has not',
    item: panel('Icon', { title: 'Section', links: [link('A', { icon_name: 'unicorn' })] }),
    problemAt: '/sections/0/links/0/icon_name',
  },
  {
    fault: 'a style that is none',
    item: panel('Style', { title: 'Section', style_type: 'Goast card', links: [link('A')] }),
    problemAt: '/sections/0/style_type',
  },
];
