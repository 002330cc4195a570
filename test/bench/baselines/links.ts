/** A link as the baselines print it. */
export interface PlainLink {
  readonly title: string;
  readonly url: string;
}

/** A top-level item with every link below it. */
export interface PlainItem {
  readonly title: string;
  readonly url?: string | undefined;
  readonly links: readonly PlainLink[];
}

/** All links that a navigation configuration holds, for headers that do nothing but print them. */
export interface PlainHeader {
  readonly secondary: readonly PlainLink[];
  readonly items: readonly PlainItem[];
  readonly actions: readonly PlainLink[];
}

function linksIn(value: unknown): PlainLink[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = 'url' in value && 'title' in value ? [{ title: String(value.title), url: String(value.url) }] : [];
  return [...own, ...Object.values(value).flatMap(linksIn)];
}

/** Reads the links of a navigation configuration in their order. */
export function plainHeader(navigation: object): PlainHeader {
  const {
    masthead,
    navigation: items = [],
    ctas,
  } = navigation as {
    masthead?: object;
    navigation?: readonly { title: string; url?: string }[];
    ctas?: object;
  };
  return {
    secondary: linksIn(masthead),
    items: items.map(({ title, url, ...rest }) => ({ title, url, links: linksIn(rest) })),
    actions: linksIn(ctas),
  };
}
