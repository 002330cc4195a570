import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { NavItem } from '../core/config/navigation.ts';
import type { HeaderTexts } from '../core/locale/text-types.ts';
import type { Disclosures } from '../disclosure/useDisclosures.ts';
import { useIsStatic } from '../hooks/useIsStatic.ts';
import { useLinkScope } from '../parts/link-scope.ts';
import { staged } from '../stages/staged.ts';
import { useStage } from '../stages/useStage.ts';
import { afterRender } from './stages.ts';

const PanelContent = staged(afterRender, (parts) => parts.PanelContent);

export interface PanelProps {
  readonly item: NavItem;
  readonly id: string;
  readonly disclosures: Disclosures;
  readonly texts: HeaderTexts;
}

/** What an item of the primary navigation opens (§2.2). */
export function Panel({ item, id, disclosures, texts }: PanelProps) {
  const isOpen = disclosures.openKeys.includes(id);
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
    () => isFilled.current && <PanelContent item={item} texts={texts} />,
    [scope, isFilled.current],
  );
  const motion = panelMotion?.(id, disclosures);
  useLayoutEffect(
    () => attachPanel?.(panelRef.current as HTMLDivElement, item, disclosures),
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
      // On its way out, it is seen for a moment, and is nothing any more.
      inert={!isOpen && motion !== undefined}
    >
      {content}
    </div>
  );
}
