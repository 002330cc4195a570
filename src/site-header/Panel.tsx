import { useLayoutEffect, useRef } from 'react';
import type { NavItem } from '../core/config/navigation.ts';
import type { HeaderTexts } from '../core/locale/header-texts.ts';
import { useIsStatic } from '../hooks/useIsStatic.ts';
import { Button } from '../parts/Button.tsx';
import { SiteLink } from '../parts/SiteLink.tsx';
import { Blocks, CardBlock, hasContent } from './Blocks.tsx';
import { PanelSection } from './PanelSection.tsx';

export interface PanelProps {
  readonly item: NavItem;
  readonly id: string;
  readonly isOpen: boolean;
  readonly texts: HeaderTexts;
}

/** What an item of the primary navigation opens: sections or columns, what stands below them, and a footer (§2.2, §3). */
export function Panel({ item, id, isOpen, texts }: PanelProps) {
  const { sections = [], columns = [], below_columns = [], dropdown_footer, cta, width, column_count } = item;
  const { title: footerTitle } = dropdown_footer ?? {};
  const cards = dropdown_footer?.cards?.filter(hasContent) ?? [];
  const isStatic = useIsStatic();
  const panelRef = useRef<HTMLDivElement>(null);
  // By script, because a page's policy may forbid style attributes (data.md, NavItem).
  useLayoutEffect(() => {
    const style = panelRef.current?.style;
    style?.setProperty('--_width', width === undefined ? '' : `${width}px`);
    style?.setProperty('--_columns', column_count === undefined ? '' : String(column_count));
  }, [width, column_count]);
  return (
    <div
      ref={panelRef}
      id={id}
      className="panel"
      part="panel"
      data-key={item.key}
      hidden={!isOpen}
      popover={isStatic ? 'auto' : undefined}
    >
      <div className="panel-inner">
        {item.url && <SiteLink url={item.url} title={item.title} className="panel-title" />}
        <div className="panel-grid">
          {sections.map((section, index) => (
            <PanelSection key={index} section={section} texts={texts} />
          ))}
          {columns.map(
            ({ blocks = [] }, index) =>
              blocks.length > 0 && (
                <div key={index} className="panel-column">
                  <Blocks blocks={blocks} texts={texts} />
                </div>
              ),
          )}
        </div>
        {below_columns.length > 0 && (
          <div className="panel-below">
            <Blocks blocks={below_columns} texts={texts} />
          </div>
        )}
        {cta && <Button {...cta} variant={cta.variant ?? 'tertiary'} />}
      </div>
      {(footerTitle || cards.length > 0) && (
        <div className="panel-footer">
          {footerTitle && <p className="panel-footer-title">{footerTitle}</p>}
          {cards.length > 0 && (
            <div className="panel-footer-cards">
              {cards.map((card, index) => (
                <CardBlock key={index} card={card} />
              ))}
            </div>
          )}
        </div>
      )}
    </div>
  );
}
