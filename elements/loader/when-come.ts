/** Calls back when some of the files have come. @returns what ends it: not every browser tells of all that comes. */
export function whenCome(files: readonly string[], count: number, act: () => void): (() => void) | undefined {
  if (!window.PerformanceObserver) return undefined; // Switched off, by who wants to be measured by nobody.
  const coming = new Set(files);
  const observer = new PerformanceObserver((list) => {
    for (const { name } of list.getEntries()) coming.delete(name);
    if (files.length - coming.size < count) return;
    observer.disconnect();
    act();
  });
  observer.observe({ type: 'resource', buffered: true });
  return () => observer.disconnect();
}
