import { Stage } from '../stages/stage.ts';

/** What dropdowns look like and do once they are open: the bar does without when it shows first. */
export const afterRender = new Stage(async () => (await import('./after-render.ts')).afterRenderParts);
