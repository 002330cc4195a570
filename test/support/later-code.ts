import { noticePerson } from '../../src/hooks/person.ts';
import { headerParts, openedParts } from '../../src/site-header/header-parts.ts';
import { openedSubnav } from '../../src/site-subnav/opened-subnav.ts';
import { frame } from './eventually.ts';

/**
 * Waits until the elements of the page have what comes right after their first render and with the first sign of a
 * person, and have said what is wrong.
 */
export async function laterCode(): Promise<void> {
  noticePerson();
  await Promise.all([
    headerParts.load(),
    openedParts.load(),
    openedSubnav.load(),
    import('../../elements/runtime/problem-reporter.ts'),
    import('../../src/disclosure/disclosure-input.ts'),
  ]);
  await frame();
}
