import { barOnly } from './bar-only.ts';
import { DropdownLinks } from './DropdownLinks.tsx';
import { LanguageList } from './LanguageList.tsx';
import { MenuCalls, MenuSecondary } from './MenuExtras.tsx';
import { PanelContent } from './PanelContent.tsx';
import print from './Print.css';
import { pageBehaviour } from './page-behaviour.ts';
import scrollingHeader from './ScrollingHeader.css';
import skipLink from './SkipLink.css';
import { SkipLink } from './SkipLink.tsx';

/** What `header-parts.ts` loads after the first render. */
export const laterParts = {
  SkipLink,
  LanguageList,
  DropdownLinks,
  MenuCalls,
  MenuSecondary,
  PanelContent,
  barOnly,
  pageBehaviour,
  styles: [skipLink, scrollingHeader, print],
};
