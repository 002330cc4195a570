import { Stage } from '../stages/stage.ts';

/** What dropdowns look like and do once they are open: loaded with the first sign of a person. */
export const whenUsed = new Stage(async () => (await import('./when-used.ts')).whenUsedParts);
