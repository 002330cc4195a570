import { frame } from './eventually.ts';

/** Waits until the elements of the page have what comes right after their first render, and have said what is wrong. */
export async function laterCode(): Promise<void> {
  await Promise.all([
    import('../../elements/problem-reporter.ts'),
    import('../../src/hooks/disclosure-input.ts'),
    import('../../src/site-header/later-parts.ts'),
    import('../../src/site-header/page-behaviour.ts'),
  ]);
  await frame();
}
