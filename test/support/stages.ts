import { afterRender } from '../../src/site-header/stages.ts';
import { afterRender as afterSubnavRender } from '../../src/site-subnav/stages.ts';
import { eventually, frame } from './eventually.ts';
import { renderDelayMs } from './flavour.ts';

// Kept from before any test installs a fake clock.
const wait = window.setTimeout.bind(window);

/**
 * Waits until the elements of the page have all stages but the overlay of the search and what these do in idle moments, and
 * have said what is wrong.
 */
export async function allStages(): Promise<void> {
  await Promise.all([
    afterRender.load(),
    afterSubnavRender.load(),
    import('../../elements/runtime/problem-reporter.ts'),
  ]);
  await frame();
  // Rendering what has come, its effects, and what these have rendered, each in a task of its own.
  for (let count = 0; count < 3; count += 1) await task();
  await frame();
  await task();
  await eventually(() => {
    if (hasEmptyPanel()) throw new Error('There was no idle moment for what is in the panels.');
  });
}

/** True while a header waits for idle moments to fill its panels. */
function hasEmptyPanel(): boolean {
  const roots = [...document.body.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? []);
  return roots.some((root) => root.querySelector('.panel:empty'));
}

/** Waits until the tasks that React has posted are over: they were posted before this one. */
function task(): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = () => (renderDelayMs > 0 ? wait(resolve, renderDelayMs) : resolve());
    port2.postMessage(null);
  });
}
