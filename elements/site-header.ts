import { HOVER_CLOSE_DELAY_MS, HOVER_OPEN_DELAY_MS, HOVER_SKIP_DELAY_MS, REVEAL_DELAY_MS } from '../src/constants.ts';
import { headerTextsSchema } from '../src/core/config/header-locale.ts';
import { type Navigation, readNavigation } from '../src/core/config/navigation.ts';
import { withoutPrototype } from '../src/core/config/without-prototype.ts';
import { isOfEight } from '../src/core/locale/find-locale.ts';
import parts from '../src/parts/parts.css';
import actions from '../src/site-header/Actions.css';
import announcement from '../src/site-header/Announcement.css';
import type { HeaderEvents } from '../src/site-header/header-props.ts';
import masthead from '../src/site-header/Masthead.css';
import menu from '../src/site-header/Menu.css';
import siteHeaderCss from '../src/site-header/SiteHeader.css';
import { SiteHeader } from '../src/site-header/SiteHeader.tsx';
import { afterRender } from '../src/site-header/stages.ts';
import { Stage } from '../src/stages/stage.ts';
import reset from '../src/styles/reset.css';
import tokens from '../src/styles/tokens.css';
import { type ElementDeclaration, SHARED_ATTRIBUTES } from './runtime/declaration.ts';

const attributes = {
  ...SHARED_ATTRIBUTES,
  size: { type: 'enum', values: ['small', 'medium', 'large'], default: 'medium' },
  'scroll-mode': { type: 'enum', values: ['reveal', 'fixed', 'static'], default: 'reveal' },
  'open-delay': { type: 'number', default: HOVER_OPEN_DELAY_MS },
  'skip-delay': { type: 'number', default: HOVER_SKIP_DELAY_MS },
  'close-delay': { type: 'number', default: HOVER_CLOSE_DELAY_MS },
  snapshot: { type: 'enum', values: ['on', 'off'], default: 'on' },
  'reveal-delay': { type: 'number', default: REVEAL_DELAY_MS },
  search: { type: 'string' },
  'skip-target': { type: 'string' },
  announcement: { type: 'boolean' },
} as const;

/** Comes to pages whose header has a menu in place of data. */
const menuReading = new Stage(() => import('./runtime/read-menu.ts'));

/** `<site-header>`: masthead, primary navigation, language picker, search control, calls to action. Contract §3. */
export const siteHeader = {
  name: 'header',
  texts: 'header',
  textKeys: Object.keys(headerTextsSchema.entries),
  component: SiteHeader,
  afterRender,
  attributes,
  events: {
    ready: { isCancelable: false },
    configerror: { isCancelable: false },
    panelopen: { isCancelable: true },
    panelclose: { isCancelable: false },
    menuopen: { isCancelable: false },
    menuclose: { isCancelable: false },
    navigate: { isCancelable: true },
    localechange: { isCancelable: true },
    announcementdismiss: { isCancelable: false },
    searchrequest: { isCancelable: true },
  },
  methods: [],
  properties: [],
  read: readNavigation,
  menu: menuReading,
  pageOf: ({ locale, locales, masthead: strip, relative_url_prefix }: Navigation) =>
    withoutPrototype({
      relative_url_prefix,
      locales,
      namesLanguages: Boolean(strip?.languages?.length) || isOfEight(locale),
    }),
  styles: [tokens, reset, parts, siteHeaderCss, masthead, announcement, menu, actions],
} as const satisfies ElementDeclaration<typeof attributes, Navigation, HeaderEvents, object, 'header'>;
