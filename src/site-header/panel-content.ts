import { Later } from '../hooks/useLater.ts';

/** What fills the panels, and their styles. They are closed at first, so it need not be there when the bar shows. */
export const panelContent = new Later(async () => (await import('./PanelContent.tsx')).panelContentPart);
