import type { AttributeDeclarations } from '../runtime/declaration.ts';

/**
 * What people are told about an element: the source of `custom-elements.json` and of everything made from it. It
 * stands apart from the declaration, in a file that only the manifest imports, so that no visitor loads it.
 */
export interface ElementDescription<
  Declaration extends {
    readonly attributes: AttributeDeclarations;
    readonly events: object;
    readonly methods: readonly string[];
  },
> {
  /** One or two sentences on what the element is for. */
  readonly summary: string;
  readonly attributes: { readonly [Name in keyof Declaration['attributes']]: string };
  /** `detail` is its TypeScript type. */
  readonly events: {
    readonly [Type in keyof Declaration['events']]: { readonly description: string; readonly detail: string };
  };
  readonly methods: Readonly<Record<Declaration['methods'][number], string>>;
  /** Properties that only script can set, `config` included; the type as TypeScript. */
  readonly properties: Readonly<Record<string, { readonly type: string; readonly description: string }>>;
  readonly parts: Readonly<Record<string, string>>;
  /** Custom properties that an author may set, with their defaults. */
  readonly cssProperties: Readonly<Record<string, { readonly default: string; readonly description: string }>>;
  /** What the light-DOM children are for. */
  readonly slot: string;
}

/** A list of texts as TypeScript: `'click' | 'key'`. */
export function unionType(texts: readonly string[]): string {
  return texts.map((text) => `'${text}'`).join(' | ');
}

/** Descriptions of the attributes that all three elements share (contract §2). */
export const SHARED_ATTRIBUTE_DESCRIPTIONS = {
  locale:
    'Language of the texts and links: a locale code (`de-de`), a short code (`jp`) or a BCP 47 tag (`zh-Hans`). Without it: the path prefix of the URL, then the nearest `lang`, then `en-us`.',
  theme: 'Colours: `light`, `dark`, or `auto` for what the operating system says.',
  src: 'Address of a JSON document with the data, if no JSON child gives it.',
  'site-origin': "Origin of the main site, such as `https://www.vendor.example`. Default: the page's own.",
  'cross-origin-hosts': "Hosts whose links are mapped to the main site's, separated by spaces.",
  'page-url': 'URL of the page, written by the pre-render; in the browser the real one counts.',
  hydrate:
    'When the code of a pre-rendered element comes: at once (`load`), when the browser is idle (`idle`), or when a person wants something of it (`intent`).',
} as const;
