import type { ComponentType, Ref } from 'react';
import type { Note } from '../../src/core/config/usable-data.ts';
import type { LinkContext } from '../../src/core/links/link-rules.ts';
import type { Locale } from '../../src/core/locale/locales.ts';
import type { LocaleData } from '../../src/core/locale/site-locales.ts';
import type { ElementTexts } from '../../src/core/locale/text-types.ts';
import type { Stage } from '../../src/stages/stage.ts';
import type { MenuParts } from './read-menu.ts';

/** What an attribute holds, and what its absence means. Malformed values are reported and read as absent. */
export type AttributeDeclaration =
  | {
      readonly type: 'string';
      /** Expects a path or an http(s) URL. Another text is reported with this sentence, and handed on all the same. */
      readonly unlessWebUrl?: string;
      /** Expects one of the page's own origin; absent: of whatever origin. */
      readonly isForeign?: (text: string) => boolean;
    }
  | { readonly type: 'boolean' }
  | { readonly type: 'number'; readonly default: number }
  | { readonly type: 'enum'; readonly values: readonly string[]; readonly default: string }
  /** Separated by spaces (contract §7). */
  | { readonly type: 'list' };

export type AttributeDeclarations = Readonly<Record<string, AttributeDeclaration>>;

type AttributeValue<Declaration extends AttributeDeclaration> = Declaration extends { readonly type: 'boolean' }
  ? boolean
  : Declaration extends { readonly type: 'number' }
    ? number
    : Declaration extends { readonly type: 'enum'; readonly values: readonly (infer Value)[] }
      ? Value
      : Declaration extends { readonly type: 'list' }
        ? readonly string[]
        : string | undefined;

type CamelCase<Name extends string> = Name extends `${infer Head}-${infer Tail}`
  ? `${Head}${Capitalize<CamelCase<Tail>>}`
  : Name;

/** The values of declared attributes, under the names of their properties: `site-origin` is `siteOrigin`. */
export type AttributeValues<Attributes extends AttributeDeclarations> = {
  readonly [Name in keyof Attributes & string as CamelCase<Name>]: AttributeValue<Attributes[Name]>;
};

/** An interface of the event types an element dispatches, each with what its `detail` holds. */
export type EventDetails = object;

/**
 * Dispatches an event on the host element; it bubbles and is composed.
 *
 * @returns false if a listener cancelled it, and its default must not happen (events marked ✋ in the contract).
 */
export type Emit<Events extends EventDetails> = <Type extends keyof Events & string>(
  type: Type,
  detail: Events[Type],
) => boolean;

/** What every component gets from the layer. Data flows in by these props, and out only by `emit`. */
export interface ElementProps<
  Attributes extends AttributeDeclarations,
  Data,
  Events extends EventDetails,
  Handle extends object = object,
  Texts = undefined,
> {
  readonly attributes: AttributeValues<Attributes>;
  readonly data: Data;
  readonly locale: Locale;
  /** The site's languages. */
  readonly locales: readonly Locale[];
  /** What the element says itself, in the language of `locale`. */
  readonly texts: Texts;
  /** What links depend on: prefix, page, hosts (specification §2.1). */
  readonly links: LinkContext;
  readonly emit: Emit<Events>;
  /** Sets or removes a declared boolean attribute of the host, for state that the contract reflects (`open`). */
  readonly reflect: (name: keyof Attributes & string, isSet: boolean) => void;
  /** Values of the declared script-only properties. */
  readonly properties: Readonly<Record<string, unknown>>;
  /** Where the component puts the methods that the element offers. */
  readonly ref?: Ref<Handle>;
}

/** What data says of the page and its site (data.md, Page and Locale). */
export interface DataPage {
  readonly code?: string | undefined;
  /** Wins over the prefix of the language. */
  readonly relative_url_prefix?: string | undefined;
  /** The site's languages. */
  readonly locales?: readonly LocaleData[] | undefined;
  /** Whether the site has the eight languages of §2.1, or some of them. */
  readonly namesLanguages?: boolean | undefined;
}

/** What the layer must know to make a custom element of a component. Descriptions stand in `manifest/`. */
export interface ElementDeclaration<
  Attributes extends AttributeDeclarations,
  Data,
  Events extends EventDetails,
  Handle extends object = object,
  TextsOf extends keyof ElementTexts | undefined = undefined,
> {
  /** The tag without its prefix: `header` is `<site-header>`, or `<acme-header>` (contract §1). */
  readonly name: string;
  readonly component: ComponentType<
    ElementProps<
      Attributes,
      Data,
      Events,
      Handle,
      TextsOf extends keyof ElementTexts ? ElementTexts[TextsOf] : undefined
    >
  >;
  /** Whose texts the component shows; absent: it has none. */
  readonly texts?: TextsOf;
  /** The keys of these texts that a site can bring itself. */
  readonly textKeys?: readonly string[];
  readonly attributes: Attributes;
  /** Event types and whether a listener can cancel them. */
  readonly events: Readonly<Record<keyof Events & string, { readonly isCancelable: boolean }>>;
  /** Methods of the component's handle that the element offers; a call before what is rendered shows waits for that. */
  readonly methods: readonly (keyof Handle & string)[];
  /** Names of properties that only script can set, passed on as they are. */
  readonly properties: readonly string[];
  /** Reads what the JSON child, `src` or `config` holds, and tells what cannot be used. */
  readonly read: (raw: unknown, note: Note) => Data | undefined;
  /** What makes data of a menu that stands in the element as plain links; absent: such links are a fallback alone. */
  readonly menu?: Stage<MenuParts>;
  /** What the data itself says of the page and the site's languages (data.md, Page and Locale). */
  readonly pageOf?: (data: Data) => DataPage | undefined;
  /** What is rendered when there is no data; absent: nothing is, and the fallback shows. */
  readonly dataByDefault?: Data;
  /**
   * The stage after the first render: its styles, and what is left of the data where a pre-render prints the bar
   * only.
   */
  readonly afterRender?: Stage<{ readonly styles: readonly string[]; readonly barOnly?: (data: never) => unknown }>;
  /** The stage when the element is used. The component asks for it. */
  readonly whenUsed?: Stage<{ readonly styles: readonly string[] }>;
  /** Style sheets as text, in their order; each file is one sheet, shared by all instances. */
  readonly styles: readonly string[];
}

/** A declaration of whatever attributes, data and events; each one is typed where it is made. */
export type AnyElementDeclaration = Omit<
  ElementDeclaration<AttributeDeclarations, unknown, object>,
  'component' | 'events' | 'methods' | 'pageOf' | 'texts'
> & {
  readonly texts?: keyof ElementTexts;
  readonly component: ComponentType<never>;
  readonly events: Readonly<Record<string, { readonly isCancelable: boolean }>>;
  readonly methods: readonly string[];
  readonly pageOf?: (data: never) => DataPage | undefined;
};

/** Attributes that all three elements share (contract §2). */
export const SHARED_ATTRIBUTES = {
  locale: { type: 'string' },
  theme: { type: 'enum', values: ['light', 'dark', 'auto'], default: 'light' },
  src: { type: 'string' },
  'site-origin': { type: 'string' },
  'cross-origin-hosts': { type: 'list' },
  'page-url': { type: 'string' },
  hydrate: { type: 'enum', values: ['load', 'idle', 'intent'], default: 'idle' },
} as const satisfies AttributeDeclarations;
