import { Stage } from '../stages/stage.ts';

/** What of the header is there for who looks for it: the bar does without when it shows first. */
export const afterRender = new Stage(async () => (await import('./after-render.ts')).afterRenderParts);

/** What panels, lists and the menu look like and do once they are open: loaded with the first sign of a person. */
export const whenUsed = new Stage(async () => (await import('./when-used.ts')).whenUsedParts);
