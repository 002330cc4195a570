import { attachDisclosureInput } from '../disclosure/disclosure-input.ts';
import listed from '../disclosure/dropdown.css';
import { keepFocus } from '../disclosure/kept-focus.ts';
import overlay from '../disclosure/overlay.css';
import topLayer from '../disclosure/top-layer.css';
import { showWhileOpen } from '../disclosure/top-layer.ts';
import trigger from '../disclosure/trigger.css';
import content from '../parts/content.css';
import flex from '../parts/flex.css';
import { focusAfter, rememberDismissal, tellDismissed } from './announcement-dismissal.ts';
import { barOnly } from './bar-only.ts';
import dropdown from './Dropdown.css';
import { DropdownLinks } from './DropdownLinks.tsx';
import { fillPanel } from './fill-panel.ts';
import { followScroll } from './header-scroll.ts';
import { LanguageList } from './LanguageList.tsx';
import { MenuCalls, MenuSecondary } from './MenuExtras.tsx';
import { MenuHold } from './MenuHold.tsx';
import more from './More.css';
import { More } from './More.tsx';
import openMenu from './OpenMenu.css';
import panel from './Panel.css';
import { PanelContent } from './PanelContent.tsx';
import panelSection from './PanelSection.css';
import print from './Print.css';
import { paceMarquee } from './pace-marquee.ts';
import { panelMotion } from './panel-motion.ts';
import { attachPanel } from './place-panel.ts';
import scrollingHeader from './ScrollingHeader.css';
import skipLink from './SkipLink.css';
import { SkipLink } from './SkipLink.tsx';
import { watchSearchKeys } from './search-keys.ts';

/** The stage `afterRender` of the header. */
export const afterRenderParts = {
  attachDisclosureInput,
  keepFocus,
  SkipLink,
  LanguageList,
  DropdownLinks,
  MenuCalls,
  MenuSecondary,
  MenuHold,
  More,
  PanelContent,
  barOnly,
  attachPanel,
  fillPanel,
  panelMotion,
  followScroll,
  paceMarquee,
  rememberDismissal,
  tellDismissed,
  focusAfter,
  watchSearchKeys,
  showList: (list: HTMLElement) => showWhileOpen(list, list.parentElement ?? list),
  styles: [
    topLayer,
    trigger,
    listed,
    overlay,
    dropdown,
    openMenu,
    content,
    flex,
    panel,
    panelSection,
    more,
    skipLink,
    scrollingHeader,
    print,
  ],
};
