import { Later } from '../hooks/useLater.ts';

/** What stands below the form of the overlay, with its styles: fetched on intent (contract §5). */
export const searchOverlay = new Later(async () => (await import('./overlay-part.ts')).overlayPart);
