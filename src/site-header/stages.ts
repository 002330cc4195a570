import { Stage } from '../stages/stage.ts';

/** What the bar does without when it shows first: what opens, and what ties the header to the page around it. */
export const afterRender = new Stage(async () => (await import('./after-render.ts')).afterRenderParts);
