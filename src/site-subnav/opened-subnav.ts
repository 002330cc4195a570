import { Later } from '../hooks/useLater.ts';

/** What dropdowns look like and do once they are open: loaded with the first sign of a person. */
export const openedSubnav = new Later(async () => (await import('./opened-parts.ts')).openedParts);
