/**
 * The tags that this code came by. A module has no current script and runs once, however many tags name it; where it
 * runs from, the stack of an error tells.
 */
export function ownTags(): readonly HTMLScriptElement[] {
  const { currentScript } = document;
  // Inlined it has no address, and says where the files are (`npx site-elements tag --inline`).
  if (currentScript?.matches('[src], [data-base]')) return [currentScript as HTMLScriptElement];
  const tags = [...document.querySelectorAll<HTMLScriptElement>('script[src*="site-elements"]')];
  const { stack } = new Error();
  const own = tags.filter(({ src }) => stack?.includes(src.split(/[?#]/)[0] as string)); // WebKit tells no query.
  // A bundler or an optimiser of the CMS may have put this code elsewhere; the tag itself is still in the page.
  return own.length > 0 ? own : tags.filter(({ src }) => src === tags[0]?.src);
}
