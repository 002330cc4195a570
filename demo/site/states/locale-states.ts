import arabic from '../../locales/ar.json' with { type: 'json' };
import hebrew from '../../locales/he.json' with { type: 'json' };
import type { DemoState, StateBase, StateDocument } from './state.ts';

/** A language that the site brings itself: what it is, and what header and sub-navigation hold. */
type Brought = typeof arabic | typeof hebrew;

/** The languages of such a site, as all three elements have them. */
const LOCALES = [{ code: 'en' }, arabic.locale, hebrew.locale];

function pageIn({ locale, navigation, section }: Brought, { header, search }: StateBase): StateDocument {
  const attributes = { locale: locale.code };
  const json = (data: object) => JSON.stringify({ locales: LOCALES, ...data });
  return {
    htmlAttributes: { lang: locale.code, dir: locale.direction },
    header: { ...header, attributes: { ...header.attributes, ...attributes }, json: json(navigation) },
    subnav: { attributes, json: json({ currentSbn: section }) },
    search: { ...search, attributes: { ...search.attributes, ...attributes }, json: json({}) },
  };
}

/** Languages beyond those that are built in, named and brought by the data. data.md, Locale. */
export const LOCALE_STATES: readonly DemoState[] = [
  {
    slug: 'arabic',
    title: 'In Arabic, by the data',
    note: 'A site with three languages, two of which it brings itself. All is mirrored, and speaks Arabic.',
    page: (base) => pageIn(arabic, base),
  },
  {
    slug: 'hebrew',
    title: 'In Hebrew, by the data',
    note: 'The same site in another of its languages.',
    page: (base) => pageIn(hebrew, base),
  },
];
