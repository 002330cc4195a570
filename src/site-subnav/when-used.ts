import dropdown from '../disclosure/dropdown.css';
import overlay from '../disclosure/overlay.css';
import trigger from '../disclosure/trigger.css';
import openSubnav from './OpenSubnav.css';
import { placeDropdown } from './place-dropdown.ts';
import { sizeLinks } from './size-links.ts';

/** The stage `whenUsed` of the sub-navigation. */
export const whenUsedParts = { placeDropdown, sizeLinks, styles: [trigger, dropdown, overlay, openSubnav] };
