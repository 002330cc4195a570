import { jsonChildOf } from '../page/json-child.ts';
import { hasMenu } from '../page/menu-child.ts';
import { barStyles } from '../prerender/printed-styles.ts';
import { readAttributes } from '../runtime/attributes.ts';
import type { AnyElementDeclaration, AttributeValues, SHARED_ATTRIBUTES } from '../runtime/declaration.ts';
import { languageTexts } from '../runtime/language-texts.ts';
import { dataPageOf, nearestLang, pageContext } from '../runtime/page-context.ts';
import { staticRoot } from '../runtime/static-root.ts';
import { type DataElement, snapshotKey, snapshotPageUrl } from './snapshot-key.ts';
import { isSnapshotOff, snapshotHead, storageEntry } from './snapshot-storage.ts';
import { readSnapshot, type SnapshotNode, snapshotText } from './snapshot-tree.ts';
import { renderUnseen } from './unseen-render.ts';

/** @param node - an element or a text; our markup has nothing else. */
function treeOf(node: Node): SnapshotNode {
  if (!(node instanceof Element)) return node.nodeValue ?? '';
  const attributes = [...node.attributes].filter(({ name }) => name !== 'style'); // No server prints one; see `renderUnseen`.
  return [node.localName, attributes.flatMap(({ name, value }) => [name, value]), [...node.childNodes].map(treeOf)];
}

/** The element as a pre-render of the bar prints it, on any page of this site in this language, with all its styles. */
async function snapshotOf(element: Element, declaration: AnyElementDeclaration): Promise<string | undefined> {
  const { values } = readAttributes(declaration.attributes, (name) => element.getAttribute(name));
  const json = jsonChildOf(element)?.textContent;
  // A script may have changed it since.
  const raw = json ? attempt(() => JSON.parse(json)) : declaration.menu?.get()?.readMenu(element).value;
  const data = raw === undefined ? undefined : declaration.read(raw, () => {});
  if (data === undefined) return undefined;
  const shared = values as unknown as AttributeValues<typeof SHARED_ATTRIBUTES>;
  const dataPage = dataPageOf(declaration, data);
  const page = pageContext(shared, snapshotPageUrl(), nearestLang(element), dataPage);
  const { locale } = pageContext(shared, document.URL, nearestLang(element), dataPage);
  if (locale !== page.locale) return undefined; // A prefix of the site's own that the key does not tell.
  const texts = languageTexts(page.locale.shortCode);
  const container = document.createElement('div');
  const tree = staticRoot(declaration, { attributes: values, data, page, texts, isBarOnly: true, isStatic: 'unseen' });
  const end = await renderUnseen(tree, container);
  const nodes = [...container.childNodes].map(treeOf);
  end();
  return nodes.length > 0 ? snapshotText({ css: barStyles(declaration).join(''), nodes }) : undefined;
}

/** Uses the storage, which may be blocked or full. */
function attempt<Result>(use: () => Result): Result | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}

/**
 * Keeps for the next page what an element shows when it is closed, if the loader will read it. Data by `src` is not
 * kept, since its address does not say what it is, nor is data by script.
 */
export async function writeSnapshot(
  element: DataElement,
  declaration: AnyElementDeclaration,
  file: string,
): Promise<void> {
  const entry = storageEntry(element);
  const key = snapshotKey(element);
  const head = snapshotHead(file, key);
  if (isSnapshotOff(element)) attempt(() => sessionStorage.removeItem(entry));
  const isKept = jsonChildOf(element) !== null || (declaration.menu !== undefined && hasMenu(element));
  if (isSnapshotOff(element) || !isKept || element.config !== undefined) return;
  if (attempt(() => sessionStorage.getItem(entry))?.startsWith(head)) return;
  const { afterRender } = declaration;
  if (!(await afterRender?.load().catch(() => undefined))) return; // The element itself says what cannot be loaded.
  const text = await snapshotOf(element, declaration);
  const isReadable = text !== undefined && readSnapshot(text, () => '') !== undefined;
  attempt(() => sessionStorage.removeItem(entry)); // What cannot be kept leaves nothing behind.
  if (isReadable && key === snapshotKey(element)) attempt(() => sessionStorage.setItem(entry, head + text));
}
