import { noticePerson } from '../../src/hooks/person.ts';
import { afterRender, whenUsed } from '../../src/site-header/stages.ts';
import { whenUsed as whenSubnavUsed } from '../../src/site-subnav/stages.ts';
import { frame } from './eventually.ts';

/**
 * Waits until the elements of the page have all stages but the overlay of the search, and have said what is wrong.
 */
export async function allStages(): Promise<void> {
  noticePerson();
  await Promise.all([
    afterRender.load(),
    whenUsed.load(),
    whenSubnavUsed.load(),
    import('../../elements/runtime/problem-reporter.ts'),
    import('../../src/disclosure/disclosure-input.ts'),
  ]);
  await frame();
}
