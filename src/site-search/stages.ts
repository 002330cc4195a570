import { Stage } from '../stages/stage.ts';

/** What stands below the form of the overlay, with its styles: loaded on intent (contract §5). No server prints it. */
export const whenUsed = new Stage(async () => (await import('./when-used.ts')).whenUsedParts, { isPrinted: false });
