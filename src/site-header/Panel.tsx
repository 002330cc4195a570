import { useLayoutEffect, useRef } from 'react';
import type { NavItem } from '../core/config/navigation.ts';
import type { HeaderTexts } from '../core/locale/header-texts.ts';
import { useIsStatic } from '../hooks/useIsStatic.ts';
import { useLater } from '../hooks/useLater.ts';
import { panelContent } from './panel-content.ts';
import type { PanelMotion } from './panel-keys.ts';
import { placePanel } from './place-panel.ts';

export interface PanelProps {
  readonly item: NavItem;
  readonly id: string;
  readonly isOpen: boolean;
  readonly motion: PanelMotion | undefined;
  readonly texts: HeaderTexts;
}

/** What an item of the primary navigation opens (§2.2). */
export function Panel({ item, id, isOpen, motion, texts }: PanelProps) {
  const { width, column_count } = item;
  const isStatic = useIsStatic();
  const panelRef = useRef<HTMLDivElement>(null);
  const { PanelContent } = useLater(panelContent, isOpen) ?? {};
  // By script, because a page's policy may forbid style attributes (data.md, NavItem).
  useLayoutEffect(() => {
    const style = panelRef.current?.style;
    style?.setProperty('--_width', width === undefined ? '' : `${width}px`);
    style?.setProperty('--_columns', column_count === undefined ? '' : String(column_count));
  }, [width, column_count]);
  useLayoutEffect(() => {
    if (isOpen && panelRef.current) placePanel(panelRef.current);
  }, [isOpen, PanelContent]);
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
      {PanelContent && <PanelContent item={item} texts={texts} />}
    </div>
  );
}
