import type { IconName } from '../core/content/icon-names.ts';

const PATHS: Readonly<Record<IconName, string>> = {
  search: 'M9 15a6 6 0 1 0 0-12 6 6 0 0 0 0 12Zm4.4-1.6L17 17',
  close: 'm5 5 10 10M15 5 5 15',
  chevron: 'm5.5 8 4.5 4.5L14.5 8',
  arrow: 'M4 10h12m-4.5-4.5L16 10l-4.5 4.5',
  globe:
    'M10 17.5a7.5 7.5 0 1 0 0-15 7.5 7.5 0 0 0 0 15ZM2.8 10h14.4M10 2.5c2 2 3 4.6 3 7.5s-1 5.5-3 7.5c-2-2-3-4.6-3-7.5s1-5.5 3-7.5Z',
  user: 'M10 10a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7Zm-6.5 7c.6-3 3.2-4.5 6.5-4.5s5.9 1.5 6.5 4.5',
  menu: 'M3 5.5h14M3 10h14M3 14.5h14',
  external: 'M8 4H4.5v11.5H16V12M11 4h5v5m0-5-7 7',
  rss: 'M4 10.5A5.5 5.5 0 0 1 9.5 16M4 5a11 11 0 0 1 11 11M4.9 15.1h.01',
  pause: 'M7 4.5v11M13 4.5v11',
  play: 'M6.5 4.300v11.400L15.5 10Z',
  document: 'M5 2.5h6.5L15.5 6.5v11H5Zm6.5 0v4h4M7.5 10.5h5.5m-5.5 3h5.5',
  'filter-remove': 'm6.5 6.5 7 7m0-7-7 7',
};

/** One drawing of the set: 20 px grid, 1.5 px strokes, the colour of the text. Hidden from assistive technology. */
export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg className="icon" data-icon={name} viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}
