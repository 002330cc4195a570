import { DATA_STATES } from './data-states.ts';
import { HEADER_STATES } from './header-states.ts';
import { HOST_STATES, TAG_STATES } from './host-states.ts';
import { LOCALE_STATES } from './locale-states.ts';
import { LOOK_STATES } from './look-states.ts';
import { SEARCH_STATES } from './search-states.ts';
import type { DemoState } from './state.ts';
import { SUBNAV_STATES } from './subnav-states.ts';

/** Every state page, in the order of the list at `/states`. */
export const STATES: readonly DemoState[] = [
  ...LOOK_STATES,
  ...LOCALE_STATES,
  ...HEADER_STATES,
  ...TAG_STATES,
  ...DATA_STATES,
  ...SUBNAV_STATES,
  ...SEARCH_STATES,
  ...HOST_STATES,
];
