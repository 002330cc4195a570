import { chromiumAccountOf } from '../support/chromium-account.ts';
import { test } from '../support/demo-page.ts';
import { expect } from './open-search.ts';
import { OPENINGS, openAndClose } from './openings.ts';

/** What is kept on purpose is full by then. */
const WARM_COUNT = 20;
const COUNT = 200;

for (const opening of OPENINGS) {
  test(`contract §2: ${COUNT} openings of ${opening.name} leave no node and no listener`, async ({ page, context }) => {
    test.setTimeout(120_000); // On whatever machine; some twenty seconds are usual.
    await page.setViewportSize({ width: opening.width, height: 800 });
    await page.goto('/', { waitUntil: 'networkidle' });
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable');
    await page.evaluate(openAndClose, { ...opening, count: WARM_COUNT });
    const before = await chromiumAccountOf(session);
    await page.evaluate(openAndClose, { ...opening, count: COUNT });
    // What is on its way out may still be there for a moment.
    await expect
      .poll(async () => {
        const after = await chromiumAccountOf(session);
        return { nodes: Math.max(0, after.nodes - before.nodes), listeners: after.listeners - before.listeners };
      })
      .toEqual({ nodes: 0, listeners: 0 });
  });
}

test('contract §2: of searches that are removed while they are open, none is kept', async ({ page, context }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  const session = await context.newCDPSession(page);
  await page.evaluate(async () => {
    const window = globalThis as unknown as { removed: WeakRef<Element>[] };
    window.removed = [];
    const show = async (search: Search) => {
      search.show();
      while (!search.open || !search.shadowRoot?.querySelector('[role=listbox]'))
        await new Promise(requestAnimationFrame);
      window.removed.push(new WeakRef(search));
      search.remove();
    };
    type Search = HTMLElement & { show(): void; open: boolean };
    await show(document.querySelector('site-search') as Search);
    for (let count = 0; count < 3; count += 1) {
      const search = document.createElement('site-search') as Search;
      document.body.append(search);
      await show(search);
    }
  });
  const kept = () =>
    page.evaluate(
      () =>
        (globalThis as unknown as { removed: WeakRef<Element>[] }).removed.filter((search) => search.deref()).length,
    );
  await expect
    .poll(async () => {
      await session.send('HeapProfiler.collectGarbage');
      return kept();
    })
    .toBe(0);
});
