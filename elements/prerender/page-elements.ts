import { DECLARATIONS } from '../declarations.ts';
import { type ChildSigns, isJsonScript, isOwnElement } from '../page/own-element.ts';
import type { AnyElementDeclaration } from '../runtime/declaration.ts';
import { containerOf, type HtmlElement, type HtmlNode, parseSparsely } from './sparse-tree.ts';

/** A stretch of a text: indices in UTF-16 units, the end not included. */
export interface Stretch {
  readonly start: number;
  readonly end: number;
}

/** One of our elements as it stands in a page. */
export interface PageElement {
  readonly tagName: string;
  readonly declaration: AnyElementDeclaration;
  readonly attributes: Readonly<Record<string, string>>;
  /** The nearest `lang`, its own included. */
  readonly lang: string | undefined;
  readonly startTag: Stretch;
  /** Where an attribute stands, name and value. */
  readonly attributeAt: (name: string) => Stretch | undefined;
  /** False if the page never closes it, so that it swallows what follows. */
  readonly isClosed: boolean;
  /** The text of its JSON child. */
  readonly json: Stretch | undefined;
  /** Where further JSON children begin, which are not read. */
  readonly unreadJson: readonly number[];
  /** What stands in it, if it has a `nav` and no JSON child: perhaps its menu. */
  readonly menu: Stretch | undefined;
  /** True if a form stands among its children. */
  readonly hasForm: boolean;
  /** A declarative shadow root that is there already. */
  readonly template: Stretch | undefined;
  /** The version that printed it; `''` if it does not say. */
  readonly templateVersion: string;
}

export interface PageElements {
  readonly elements: readonly PageElement[];
  /** Where something can be put that is to stand first in `<head>`. */
  readonly headStart: number;
  /** The style-sheet link that an earlier run wrote. */
  readonly link: Stretch | undefined;
  /** What the page says of its content security policy, and where. */
  readonly policies: readonly (Stretch & { readonly text: string })[];
  /** The id of the first `<main>` that has one: where the skip link leads. */
  readonly mainId: string | undefined;
}

/** Marks the style-sheet link as ours, for the next run. */
export const LINK_MARK = 'data-site-elements';

/** The declaration of a tag of the given prefix. */
export function declarationOf(tagName: string, prefix: string): AnyElementDeclaration | undefined {
  return DECLARATIONS.find(({ name }) => tagName === `${prefix}-${name}`);
}

/** A cheap look: no element of ours can be where its name is not. */
export function mayHaveElements(html: string, prefix: string): boolean {
  return new RegExp(`<${prefix}-(?:${DECLARATIONS.map(({ name }) => name).join('|')})`, 'i').test(html);
}

function attributesOf(element: HtmlElement): Readonly<Record<string, string>> {
  return Object.fromEntries(element.attrs.map(({ name, value }) => [name, value]));
}

function stretchOf(element: HtmlElement): Stretch | undefined {
  const location = element.sourceCodeLocation;
  return location ? { start: location.startOffset, end: location.endOffset } : undefined;
}

function contentOf(element: HtmlElement): Stretch | undefined {
  const { startTag, endTag } = element.sourceCodeLocation ?? {};
  return startTag && endTag ? { start: startTag.endOffset, end: endTag.startOffset } : undefined;
}

function elementChildren(element: HtmlElement): readonly HtmlElement[] {
  return element.childNodes.filter((node): node is HtmlElement => 'tagName' in node);
}

function signsOf(child: HtmlElement): ChildSigns {
  const attributes = attributesOf(child);
  return { tagName: child.tagName, attribute: (name) => attributes[name] };
}

function isBlank(node: HtmlNode): boolean {
  return node.nodeName === '#text' && 'value' in node && !node.value.trim();
}

function isShadowRoot(node: HtmlNode): boolean {
  return 'tagName' in node && node.tagName === 'template' && node.attrs.some(({ name }) => name === 'shadowrootmode');
}

/** True inside of a template that a script may clone one day: what stands there is no part of the page. */
function isInert(element: HtmlElement): boolean {
  for (let node = containerOf(element); node; node = containerOf(node)) {
    if ('tagName' in node && node.tagName === 'template' && !isShadowRoot(node)) return true;
  }
  return false;
}

/** True in a template of any kind: no `document.querySelector` finds it there. */
function isInTemplate(element: HtmlElement): boolean {
  for (let node = containerOf(element); node; node = containerOf(node)) {
    if (node.nodeName === 'template') return true;
  }
  return false;
}

function nearestLang(element: HtmlElement): string | undefined {
  for (let node: HtmlNode | undefined = element; node; node = containerOf(node)) {
    const lang = 'attrs' in node ? attributesOf(node).lang : undefined;
    if (lang) return lang;
  }
  return undefined;
}

function isOurs(element: HtmlElement, declaration: AnyElementDeclaration, text: string): boolean {
  const children = elementChildren(element);
  const templates = children.filter(isShadowRoot).flatMap((child) => stretchOf(child) ?? []);
  return isOwnElement({
    hasOwnAttribute: element.attrs.some(({ name }) => Object.hasOwn(declaration.attributes, name)),
    hasOwnRoot: templates.some(({ start, end }) => text.slice(start, end).includes('data-root')),
    children: children.map(signsOf),
    isEmpty: element.childNodes.every((node) => node.nodeName === '#comment' || isBlank(node)),
  });
}

function pageElement(element: HtmlElement, declaration: AnyElementDeclaration): PageElement | undefined {
  const { startTag, endTag, attrs } = element.sourceCodeLocation ?? {};
  if (!startTag) return undefined;
  const children = elementChildren(element);
  const template = children.find(isShadowRoot);
  const [json, ...unread] = children.filter((child) => isJsonScript(signsOf(child)));
  return {
    tagName: element.tagName,
    declaration,
    attributes: attributesOf(element),
    lang: nearestLang(element),
    startTag: { start: startTag.startOffset, end: startTag.endOffset },
    attributeAt: (name) => attrs?.[name] && { start: attrs[name].startOffset, end: attrs[name].endOffset },
    isClosed: endTag !== undefined && (!template || contentOf(template) !== undefined),
    json: json && contentOf(json),
    unreadJson: unread.flatMap((child) => stretchOf(child)?.start ?? []),
    menu: !json && children.some(({ tagName }) => tagName === 'nav') ? contentOf(element) : undefined,
    hasForm: children.some(({ tagName }) => tagName === 'form'),
    template: template && stretchOf(template),
    templateVersion: (template && attributesOf(template)['data-version']) ?? '',
  };
}

/**
 * Finds our elements in a page as a browser would: not in comments, scripts, text areas, foreign content or templates
 * that wait for a script; but in declarative shadow roots of others.
 *
 * @param text - the page without a byte order mark.
 * @param prefix - `site` finds `<site-header>`.
 */
export function findPageElements(text: string, prefix: string): PageElements {
  const isWanted = (tagName: string) => tagName === 'main' || declarationOf(tagName, prefix) !== undefined;
  const tree = parseSparsely(text, isWanted);
  const elements = tree.wanted.flatMap((element) => {
    const declaration = declarationOf(element.tagName, prefix);
    if (!declaration || isInert(element) || !isOurs(element, declaration, text)) return [];
    return pageElement(element, declaration) ?? [];
  });
  const { head, html, doctype } = tree;
  const inHead = head ? elementChildren(head) : [];
  const link = inHead.find(({ attrs }) => attrs.some(({ name }) => name === LINK_MARK));
  const policies = inHead.flatMap((element) => {
    const { 'http-equiv': name, content = '' } = attributesOf(element);
    const stretch = stretchOf(element);
    return stretch && name?.toLowerCase() === 'content-security-policy' ? [{ ...stretch, text: content }] : [];
  });
  const main = tree.wanted.find(
    (element) => element.tagName === 'main' && attributesOf(element).id && !isInTemplate(element),
  );
  const headStart =
    head?.sourceCodeLocation?.startTag ?? html?.sourceCodeLocation?.startTag ?? doctype?.sourceCodeLocation;
  return {
    elements,
    headStart: headStart?.endOffset ?? 0,
    link: link && stretchOf(link),
    policies,
    mainId: main && attributesOf(main).id,
  };
}
