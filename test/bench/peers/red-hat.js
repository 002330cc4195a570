import '@rhds/elements/rh-navigation-primary/rh-navigation-primary.js';
import { RhIcon } from '@rhds/elements/rh-icon/rh-icon.js';
import caretDown from '@rhds/icons/microns/caret-down.js';

// The one icon that shows comes with the code, rather than with a request of its own.
RhIcon.resolve = async () => caretDown.cloneNode(true);
