/** Tells the page's author of a tag that somebody else has defined, and how to have another one (contract §1). */
export function warnOfTakenName(tagName: string, name: string): void {
  console.warn(
    `<${tagName}> is defined by something else on this page; that definition stays. To use site-elements beside it, ` +
      `put data-prefix="acme" on its script tag and write <acme-${name}>, or call defineElements({ prefix: 'acme' }).`,
  );
}
