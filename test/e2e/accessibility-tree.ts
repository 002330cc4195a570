import type { Page } from '@playwright/test';

interface AxValue {
  readonly value?: unknown;
  readonly relatedNodes?: readonly { readonly backendDOMNodeId: number }[];
}

interface AxNode {
  readonly nodeId: string;
  readonly backendDOMNodeId?: number;
  readonly ignored: boolean;
  readonly role?: AxValue;
  readonly name?: AxValue;
  readonly value?: AxValue;
  readonly childIds?: readonly string[];
  readonly properties?: readonly { readonly name: string; readonly value: AxValue }[];
}

/** What a screen reader tells beside role, name and value. */
const PROPERTIES = ['modal', 'focused', 'expanded', 'selected', 'autocomplete', 'live', 'disabled'];

/** Boxes that say nothing. */
const SILENT_ROLES = ['InlineTextBox', 'generic', 'none'];

/** What has a name that is not its text. */
const CONTAINER_ROLES = ['RootWebArea', 'dialog', 'list', 'listbox', 'status', 'form'];

/** Chromium's own accessibility tree of the page as text, one node a line, with the option that the input points at. */
export async function accessibilityTree(page: Page): Promise<string> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = (await session.send('Accessibility.getFullAXTree')) as { readonly nodes: readonly AxNode[] };
  await session.detach();
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const nameOf = (domId: number | undefined) => nodes.find((node) => node.backendDOMNodeId === domId)?.name?.value;

  const lineOf = ({ role, name, value, properties = [] }: AxNode): string => {
    const said = properties
      .filter(
        (property) =>
          PROPERTIES.includes(property.name) && ![false, 'none', 'off'].includes(property.value.value as never),
      )
      .map((property) => `${property.name}=${property.value.value}`);
    const active = properties.find((property) => property.name === 'activedescendant')?.value.relatedNodes?.[0];
    if (active) said.push(`active=${JSON.stringify(nameOf(active.backendDOMNodeId))}`);
    const parts = [role?.value, name?.value ? JSON.stringify(name.value) : '', value?.value ? `: ${value.value}` : ''];
    return [...parts, ...said].filter(Boolean).join(' ');
  };
  const linesOf = (node: AxNode, depth: number, isSaid: boolean): string[] => {
    const isSilent = node.ignored || SILENT_ROLES.includes(String(node.role?.value));
    const isText = node.role?.value === 'StaticText';
    if (isText && (isSaid || !String(node.name?.value ?? '').trim())) return [];
    const isNamed = isSilent
      ? isSaid
      : Boolean(node.name?.value) && !CONTAINER_ROLES.includes(String(node.role?.value));
    const children = isText
      ? []
      : (node.childIds ?? []).flatMap((id) => {
          const child = byId.get(id);
          return child ? linesOf(child, isSilent ? depth : depth + 1, isNamed) : [];
        });
    return isSilent ? children : [`${'  '.repeat(depth)}${lineOf(node)}`, ...children];
  };
  const root = nodes[0];
  return root ? `${linesOf(root, 0, false).join('\n')}\n` : '';
}
