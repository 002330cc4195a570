import { headerParts } from '../../src/site-header/header-parts.ts';
import { loadPageBehaviour } from '../../src/site-header/usePageBehaviour.ts';
import { frame } from './eventually.ts';

/** Waits until the elements of the page have what comes right after their first render, and have said what is wrong. */
export async function laterCode(): Promise<void> {
  await Promise.all([
    headerParts.load(),
    loadPageBehaviour(),
    import('../../elements/problem-reporter.ts'),
    import('../../src/hooks/disclosure-input.ts'),
  ]);
  await frame();
}
