import { focusAfter, rememberDismissal, tellDismissed } from './announcement-dismissal.ts';
import { barOnly } from './bar-only.ts';
import { DropdownLinks } from './DropdownLinks.tsx';
import { followScroll } from './header-scroll.ts';
import { LanguageList } from './LanguageList.tsx';
import { MenuCalls, MenuSecondary } from './MenuExtras.tsx';
import { PanelContent } from './PanelContent.tsx';
import print from './Print.css';
import { paceMarquee } from './pace-marquee.ts';
import scrollingHeader from './ScrollingHeader.css';
import skipLink from './SkipLink.css';
import { SkipLink } from './SkipLink.tsx';
import { watchSearchKeys } from './search-keys.ts';

/** The stage `afterRender` of the header: what is in panels and menu, and what ties the header to the page around it. */
export const afterRenderParts = {
  SkipLink,
  LanguageList,
  DropdownLinks,
  MenuCalls,
  MenuSecondary,
  PanelContent,
  barOnly,
  followScroll,
  paceMarquee,
  rememberDismissal,
  tellDismissed,
  focusAfter,
  watchSearchKeys,
  styles: [skipLink, scrollingHeader, print],
};
