import content from '../parts/content.css';
import layout from '../parts/layout.css';
import { barOnly } from './bar-only.ts';
import dropdown from './Dropdown.css';
import { DropdownLinks } from './DropdownLinks.tsx';
import { LanguageList } from './LanguageList.tsx';
import { MenuCalls, MenuSecondary } from './MenuExtras.tsx';
import { MenuHold } from './MenuHold.tsx';
import openMenu from './OpenMenu.css';
import panel from './Panel.css';
import { PanelContent } from './PanelContent.tsx';
import panelSection from './PanelSection.css';
import print from './Print.css';
import { panelMotion } from './panel-motion.ts';
import { placePanel } from './place-panel.ts';
import scrollingHeader from './ScrollingHeader.css';
import skipLink from './SkipLink.css';
import { SkipLink } from './SkipLink.tsx';

/** What `header-parts.ts` loads. */
export const laterParts = {
  SkipLink,
  LanguageList,
  DropdownLinks,
  MenuCalls,
  MenuSecondary,
  MenuHold,
  PanelContent,
  placePanel,
  panelMotion,
  barOnly,
  styles: [skipLink, dropdown, openMenu, content, layout, panel, panelSection, scrollingHeader, print],
};
