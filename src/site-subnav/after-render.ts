import { attachDisclosureInput } from '../disclosure/disclosure-input.ts';
import dropdown from '../disclosure/dropdown.css';
import { keepFocus } from '../disclosure/kept-focus.ts';
import overlay from '../disclosure/overlay.css';
import topLayer from '../disclosure/top-layer.css';
import trigger from '../disclosure/trigger.css';
import openSubnav from './OpenSubnav.css';
import { placeDropdown } from './place-dropdown.ts';
import { sizeLinks } from './size-links.ts';

/** The stage `afterRender` of the sub-navigation. */
export const afterRenderParts = {
  attachDisclosureInput,
  keepFocus,
  placeDropdown,
  sizeLinks,
  styles: [topLayer, trigger, dropdown, overlay, openSubnav],
};
