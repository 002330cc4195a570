import { renderToString } from 'react-dom/server';
import type { Problem } from '../../src/core/config/problem.ts';
import { explained } from '../../src/core/config/read-data.ts';
import { withoutPrototype } from '../../src/core/config/without-prototype.ts';
import { allTexts } from '../../src/core/locale/generated/all-texts.ts';
import { afterRenderParts } from '../../src/site-header/after-render.ts';
import { afterRender } from '../../src/site-header/stages.ts';
import { afterRenderParts as afterSubnavRenderParts } from '../../src/site-subnav/after-render.ts';
import { afterRender as afterSubnavRender } from '../../src/site-subnav/stages.ts';
import { DECLARATIONS } from '../declarations.ts';
import { readAttributes } from '../runtime/attributes.ts';
import type { AnyElementDeclaration, AttributeValues, SHARED_ATTRIBUTES } from '../runtime/declaration.ts';
import { dataPageOf, pageContext } from '../runtime/page-context.ts';
import { printStamp } from '../runtime/print-stamp.ts';
import { attributeProblems, pageProblems, textProblems } from '../runtime/problems.ts';
import { staticRoot } from '../runtime/static-root.ts';
import { printedShape } from './printed-shape.ts';
import { barStyles, printedStyles } from './printed-styles.ts';
import { shadowTemplate } from './shadow-template.ts';
import { STATIC_STYLES } from './static-styles.ts';
import { presenceIn, usedStyles, withoutUnused } from './used-styles.ts';

// What browsers load after the first render stands in the server's markup (row P12).
afterRender.provide(afterRenderParts);
afterSubnavRender.provide(afterSubnavRenderParts);

/** What a declaration is printed from. */
export interface RenderElementOptions {
  /** The attributes of the tag. `page-url` is also written into the page: the browser's first render reads it. */
  readonly attributes?: Readonly<Record<string, string>>;
  /** What the JSON child, `src` or `config` holds. */
  readonly config?: unknown;
  /** The nearest `lang` of the page. */
  readonly lang?: string | undefined;
  /** `bar`: without what the panels hold, but for a link or two of each; the rest comes with the script. */
  readonly panels?: 'full' | 'bar' | undefined;
  /** `inline`: in `<style>` elements; else the address of the package's `prerender.css`, which is linked. */
  readonly styles?: 'inline' | { readonly href: string } | undefined;
}

export interface RenderedElement {
  /** A `<template shadowrootmode="open">` to stand first inside the element; `''` if there is nothing to render. */
  readonly template: string;
  /**
   * Whether a header has an announcement. Write the bare attribute `announcement` on its tag then, and none otherwise:
   * `reserve.css` keeps the place by it until the code has come (contract §2, Reveal).
   */
  readonly hasAnnouncement: boolean;
  readonly problems: readonly Problem[];
}

/** A text as the value of an attribute in double quotes. */
export function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

/** An attribute as it stands in a tag; bare where it says nothing more. */
export function writtenAttribute(name: string, value: string): string {
  return value === '' ? name : `${name}="${escapeAttribute(value)}"`;
}

/** What is printed into each element of a page, by its tag. For the one style sheet that has it all. */
export function printedSheets(): Readonly<Record<string, readonly string[]>> {
  const printed = DECLARATIONS.filter(({ name }) => STATIC_STYLES[name]);
  return Object.fromEntries(printed.map((declaration) => [`site-${declaration.name}`, printedStyles(declaration)]));
}

function stylesHtml(
  declaration: AnyElementDeclaration,
  { styles = 'inline', panels }: RenderElementOptions,
  markup: string,
): string {
  if (styles !== 'inline') return `<link rel="stylesheet" href="${escapeAttribute(styles.href)}">`;
  const isThere = presenceIn(markup);
  const printed =
    panels === 'bar'
      ? withoutUnused(barStyles(declaration).map((text) => usedStyles(text, isThere)))
      : printedStyles(declaration);
  return printed.map((text) => `<style>${text}</style>`).join('');
}

/** Prints an element as declarative shadow DOM. Same input, same bytes; reads nothing but its arguments. */
export function renderElement(declaration: AnyElementDeclaration, options: RenderElementOptions): RenderedElement {
  const { config, lang, panels } = options;
  const attributes: Readonly<Record<string, string>> = withoutPrototype({ ...options.attributes });
  const read = readAttributes(declaration.attributes, (name) => attributes[name] ?? null);
  const shared = read.values as unknown as AttributeValues<typeof SHARED_ATTRIBUTES>;
  const parsed = explained(declaration.read, config);
  const data = parsed.data ?? declaration.dataByDefault;
  const dataPage = dataPageOf(declaration, data);
  const page = pageContext(shared, shared.pageUrl ?? '', lang, dataPage);
  const problems = [
    ...attributeProblems(declaration.attributes, read.faulty, (name) => attributes[name] ?? null),
    ...pageProblems(shared, dataPage),
    ...textProblems(declaration, page.locale),
    ...parsed.problems,
  ];
  if (data === undefined) return { template: '', hasAnnouncement: false, problems };
  const extent = panels === 'bar' && declaration.afterRender?.get()?.barOnly ? 'bar' : '';
  const texts = allTexts[page.locale.shortCode];
  const isBarOnly = panels === 'bar';
  const markup = renderToString(staticRoot(declaration, { attributes: read.values, data, page, texts, isBarOnly }));
  const stamp = printStamp(page, data, printedShape(markup));
  const content =
    `<div data-root data-prerendered="${extent}" data-stamp="${stamp}">${markup}</div>` +
    '<div data-fallback="final" hidden><slot></slot></div>';
  return {
    template: shadowTemplate(stylesHtml(declaration, options, content) + content),
    hasAnnouncement: markup.includes(' data-has-announcement=""'), // No text has it: quotes are escaped there.
    problems,
  };
}
