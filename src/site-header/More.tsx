import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import type { NavItem, Navigation } from '../core/config/navigation.ts';
import { withoutPrototype } from '../core/config/without-prototype.ts';
import type { HeaderTexts } from '../core/locale/text-types.ts';
import { hasPanel, isShownItem, itemName, MORE_ID, MORE_KEY } from '../core/navigation/nav-items.ts';
import type { DisclosureGroup } from '../disclosure/group.ts';
import { LinkScopeProvider, useLinkScope } from '../parts/link-scope.ts';
import { fitRow } from './fit-row.ts';
import { PanelContent } from './PanelContent.tsx';

/** As many columns as there are items with a panel, up to so many; links stand below those. */
const COLUMNS_COUNT = 3;
const COLUMN_WIDTH_PX = 320;

interface MoreProps {
  /** The row of the items. */
  readonly rowRef: RefObject<HTMLElement | null>;
  readonly data: Navigation;
  /** Those of all panels, in the order of the bar. */
  readonly ids: readonly string[];
  readonly texts: HeaderTexts;
  readonly disclosures: DisclosureGroup;
  /** What shows its own item, with the content of its panel. */
  readonly renderItem: (item: NavItem, isCurrent: boolean, content: ReactNode) => ReactNode;
}

/** An item with all that it leads to, as the menu of narrow screens has it. */
function Column({ item, texts }: { readonly item: NavItem; readonly texts: HeaderTexts }) {
  const scope = useLinkScope();
  const inItem = hasPanel(item) ? { path: [itemName(item)], level: 2 } : { path: [], level: 1 };
  return (
    <LinkScopeProvider value={{ ...scope, ...inItem }}>
      <div className="more-column">
        <PanelContent item={item} texts={texts} isTitled />
      </div>
    </LinkScopeProvider>
  );
}

/** The last item of the bar: what that has no room for. Nothing, where all items fit. */
export function More({ rowRef, data, ids, texts, disclosures, renderItem }: MoreProps) {
  const [count, setCount] = useState(Number.POSITIVE_INFINITY);
  const [row, setRow] = useState<HTMLElement | null>(null);
  useEffect(() => setRow(rowRef.current), [rowRef]); // Which stands around this, and is there after it.
  const scope = useLinkScope();
  const shown = useMemo(
    () => (data.navigation ?? []).flatMap((item, index) => (isShownItem(item) ? [{ item, id: ids[index] }] : [])),
    [data, ids],
  );
  const rest = useMemo(() => shown.slice(count), [shown, count]);
  const isNeeded = rest.length > 0;
  useLayoutEffect(
    () => (row ? fitRow(row, disclosures, (fitting) => flushSync(() => setCount(fitting))) : undefined),
    [row, disclosures, shown],
  );
  useEffect(() => {
    const close = () => disclosures.openKeys().includes(MORE_ID) && disclosures.close('layout', [MORE_ID]);
    return () => void close();
  }, [disclosures, isNeeded]);
  const item = useMemo(() => {
    const panels = rest.filter((one) => hasPanel(one.item));
    const columns = Math.min(Math.max(panels.length, 1), COLUMNS_COUNT);
    return withoutPrototype({
      title: texts.more,
      key: MORE_KEY,
      column_count: columns,
      width: columns * COLUMN_WIDTH_PX,
    });
  }, [rest, texts]);
  if (!isNeeded) return null;
  const isCurrent = rest.some(
    (one) => scope.current && (scope.current.container === one.id || scope.current.source === one.item),
  );
  return (
    <li className="items-more" data-hover={MORE_ID}>
      {renderItem(
        item,
        isCurrent,
        <div className="panel-inner">
          <div className="more-columns" data-columns="">
            {rest.map((one) => (
              <Column key={one.id} item={one.item} texts={texts} />
            ))}
          </div>
        </div>,
      )}
    </li>
  );
}
