import { type ReactNode, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { NavItem } from '../core/config/navigation.ts';
import type { HeaderTexts } from '../core/locale/text-types.ts';
import type { DisclosureGroup } from '../disclosure/group.ts';
import { useGroup, useIsOpen } from '../disclosure/useGroup.ts';
import { useIsStatic } from '../hooks/useIsStatic.ts';
import { useLinkScope } from '../parts/link-scope.ts';
import { staged } from '../stages/staged.ts';
import { useStage } from '../stages/useStage.ts';
import { isLongTitle } from './ItemLabel.tsx';
import { afterRender } from './stages.ts';

const PanelContent = staged(afterRender, (parts) => parts.PanelContent);

export interface PanelProps {
  readonly item: NavItem;
  readonly id: string;
  /** Those of all panels, in the order of the bar. */
  readonly ids: readonly string[];
  readonly disclosures: DisclosureGroup;
  readonly texts: HeaderTexts;
  /** Absent: what the item has. */
  readonly children?: ReactNode;
}

/** What an item of the primary navigation opens (§2.2). */
export function Panel({ item, id, ids, disclosures, texts, children }: PanelProps) {
  const isOpen = useIsOpen(disclosures, id);
  const isStatic = useIsStatic();
  const panelRef = useRef<HTMLDivElement>(null);
  const { attachPanel, panelMotion, fillPanel } = useStage(afterRender) ?? {};
  const [isDue, setDue] = useState(Boolean(isStatic));
  useEffect(() => fillPanel?.(() => setDue(true)), [fillPanel]);
  const isFilled = useRef(false);
  isFilled.current ||= isOpen || isDue;
  const scope = useLinkScope(); // Anew with the item and the texts.
  // A hundred links: opening and closing renders none of them again.
  const content = useMemo(
    () =>
      isFilled.current && (children ?? <PanelContent item={item} texts={texts} isTitled={isLongTitle(item.title)} />),
    [scope, isFilled.current],
  );
  const motion = useGroup(disclosures, (state) => panelMotion?.(id, ids, state));
  useLayoutEffect(
    () => attachPanel?.(panelRef.current as HTMLDivElement, item, disclosures.state()),
    [isOpen, isStatic, content, attachPanel],
  );
  return (
    <div
      ref={panelRef}
      id={id}
      className="panel"
      part="panel"
      data-key={item.key}
      data-motion={motion}
      hidden={!isOpen}
      popover={isStatic ? 'auto' : undefined}
    >
      {content}
    </div>
  );
}
