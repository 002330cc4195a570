import { atEndOfTest } from './cleanup.ts';

/**
 * Records the `href` of each link that the browser would follow, with whatever button and keys, and has it follow none,
 * until the end of the running test. A link whose default an element or a listener prevented is not recorded.
 */
export function recordFollowedLinks(): string[] {
  const hrefs: string[] = [];
  const handleClick = (event: MouseEvent) => {
    if (event.button === 2) return;
    const link = event.composedPath().find((node) => node instanceof HTMLAnchorElement && node.hasAttribute('href'));
    if (link && !event.defaultPrevented) hrefs.push((link as HTMLAnchorElement).getAttribute('href') ?? '');
    event.preventDefault();
  };
  for (const type of ['click', 'auxclick'] as const) {
    window.addEventListener(type, handleClick);
    atEndOfTest(() => window.removeEventListener(type, handleClick));
  }
  return hrefs;
}
