import { useLayoutEffect, useRef } from 'react';
import type { NavItem } from '../core/config/navigation.ts';
import type { HeaderTexts } from '../core/locale/header-texts.ts';
import { useIsStatic } from '../hooks/useIsStatic.ts';
import { Button } from '../parts/Button.tsx';
import { Container, Flex } from '../parts/Layout.tsx';
import { Blocks, CardBlock, hasContent, Title } from './Blocks.tsx';
import { PanelSection } from './PanelSection.tsx';
import type { PanelMotion } from './panel-keys.ts';
import { placePanel } from './place-panel.ts';

export interface PanelProps {
  readonly item: NavItem;
  readonly id: string;
  readonly isOpen: boolean;
  readonly motion: PanelMotion | undefined;
  readonly texts: HeaderTexts;
}

/** What an item of the primary navigation opens: sections or columns, what stands below them, and a footer (§2.2, §3). */
export function Panel({ item, id, isOpen, motion, texts }: PanelProps) {
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
  useLayoutEffect(() => {
    if (isOpen && panelRef.current) placePanel(panelRef.current);
  }, [isOpen]);
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
      <Container gutter="xl" className="panel-inner">
        {item.url && <Title title={item.title} url={item.url} className="panel-title" />}
        <div className="panel-grid" data-columns="">
          {sections.map((section, index) => (
            <PanelSection key={index} section={section} texts={texts} />
          ))}
          {columns.map(
            ({ blocks = [] }, index) =>
              blocks.length > 0 && (
                <Flex key={index} direction="column" gap="md">
                  <Blocks blocks={blocks} texts={texts} />
                </Flex>
              ),
          )}
        </div>
        {below_columns.length > 0 && (
          <Flex direction="column" gap="md" className="panel-below">
            <Blocks blocks={below_columns} texts={texts} />
          </Flex>
        )}
        {cta && <Button {...cta} variant={cta.variant ?? 'tertiary'} />}
      </Container>
      {(footerTitle || cards.length > 0) && (
        <Container gutter="xl" className="panel-footer">
          {footerTitle && <p className="panel-footer-title">{footerTitle}</p>}
          {cards.length > 0 && (
            <Flex wrap="wrap" gap="xl" className="panel-footer-cards" data-columns="">
              {cards.map((card, index) => (
                <CardBlock key={index} card={card} />
              ))}
            </Flex>
          )}
        </Container>
      )}
    </div>
  );
}
