import { useLayoutEffect, useRef } from 'react';
import type { NavItem } from '../core/config/navigation.ts';
import type { HeaderTexts } from '../core/locale/header-texts.ts';
import { useLater } from '../hooks/useLater.ts';
import { panelContent } from './panel-content.ts';

export interface PanelProps {
  readonly item: NavItem;
  readonly id: string;
  readonly isOpen: boolean;
  readonly texts: HeaderTexts;
}

/** What an item of the primary navigation opens (§2.2). */
export function Panel({ item, id, isOpen, texts }: PanelProps) {
  const { width, column_count } = item;
  const panelRef = useRef<HTMLDivElement>(null);
  const { PanelContent } = useLater(panelContent, isOpen) ?? {};
  // By script, because a page's policy may forbid style attributes (data.md, NavItem).
  useLayoutEffect(() => {
    const style = panelRef.current?.style;
    style?.setProperty('--_width', width === undefined ? '' : `${width}px`);
    style?.setProperty('--_columns', column_count === undefined ? '' : String(column_count));
  }, [width, column_count]);
  return (
    <div ref={panelRef} id={id} className="panel" part="panel" data-key={item.key} hidden={!isOpen}>
      {PanelContent && <PanelContent item={item} texts={texts} />}
    </div>
  );
}
