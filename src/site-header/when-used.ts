import listed from '../disclosure/dropdown.css';
import overlay from '../disclosure/overlay.css';
import trigger from '../disclosure/trigger.css';
import content from '../parts/content.css';
import flex from '../parts/flex.css';
import dropdown from './Dropdown.css';
import { MenuHold } from './MenuHold.tsx';
import openMenu from './OpenMenu.css';
import panel from './Panel.css';
import panelSection from './PanelSection.css';
import { panelMotion } from './panel-motion.ts';
import { placePanel, sizePanel } from './place-panel.ts';

/** The stage `whenUsed` of the header. */
export const whenUsedParts = {
  MenuHold,
  placePanel,
  sizePanel,
  panelMotion,
  styles: [trigger, listed, overlay, dropdown, openMenu, content, flex, panel, panelSection],
};
