import { REVEAL_DELAY_MS } from '../src/constants.ts';
import { type Page, readSectionNav } from '../src/core/config/section-nav.ts';
import { subnavTextsSchema } from '../src/core/config/subnav-locale.ts';
import { withoutPrototype } from '../src/core/config/without-prototype.ts';
import parts from '../src/parts/parts.css';
import siteSubnavCss from '../src/site-subnav/SiteSubnav.css';
import { SiteSubnav } from '../src/site-subnav/SiteSubnav.tsx';
import subnavRow from '../src/site-subnav/SubnavRow.css';
import { afterRender } from '../src/site-subnav/stages.ts';
import type { SubnavEvents } from '../src/site-subnav/subnav-props.ts';
import reset from '../src/styles/reset.css';
import tokens from '../src/styles/tokens.css';
import { type ElementDeclaration, SHARED_ATTRIBUTES } from './runtime/declaration.ts';

const attributes = {
  ...SHARED_ATTRIBUTES,
  section: { type: 'enum', values: ['none', 'blog', 'customers'], default: 'none' },
  snapshot: { type: 'enum', values: ['on', 'off'], default: 'on' },
  'reveal-delay': { type: 'number', default: REVEAL_DELAY_MS },
} as const;

/** `<site-subnav>`: the links of the current section. Contract §4. */
export const siteSubnav = {
  name: 'subnav',
  texts: 'subnav',
  textKeys: Object.keys(subnavTextsSchema.entries),
  component: SiteSubnav,
  attributes,
  events: {
    ready: { isCancelable: false },
    configerror: { isCancelable: false },
    menuopen: { isCancelable: false },
    menuclose: { isCancelable: false },
    panelopen: { isCancelable: true },
    panelclose: { isCancelable: false },
    navigate: { isCancelable: true },
  },
  methods: [],
  properties: [],
  read: readSectionNav,
  pageOf: ({ locale, locales }: Page) => withoutPrototype({ ...locale, locales }),
  afterRender,
  styles: [tokens, reset, parts, siteSubnavCss, subnavRow],
} as const satisfies ElementDeclaration<typeof attributes, Page, SubnavEvents, object, 'subnav'>;
