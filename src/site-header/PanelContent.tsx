import type { NavItem } from '../core/config/navigation.ts';
import type { HeaderTexts } from '../core/locale/text-types.ts';
import { Button } from '../parts/Button.tsx';
import { Flex } from '../parts/Flex.tsx';
import { Blocks, CardBlock, hasContent, Title } from './Blocks.tsx';
import { PanelSection } from './PanelSection.tsx';

export interface PanelContentProps {
  readonly item: NavItem;
  readonly texts: HeaderTexts;
  /** True: the bar does not say the item's title, or not all of it. */
  readonly isTitled?: boolean;
}

/** Sections or columns, what stands below them, and a footer (§2.2, §3). */
export function PanelContent({ item, texts, isTitled }: PanelContentProps) {
  const { sections = [], columns = [], below_columns = [], dropdown_footer, cta, column_count = '' } = item;
  const { title: footerTitle } = dropdown_footer ?? {};
  const cards = dropdown_footer?.cards?.filter(hasContent) ?? [];
  return (
    <>
      <div className="panel-inner">
        {(item.url || isTitled) && (
          <Title title={item.title} url={item.url} target={item.target} source={item} className="panel-title" />
        )}
        <div className="panel-grid" data-columns={column_count}>
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
        {cta && <Button {...cta} source={cta} variant={cta.variant ?? 'tertiary'} />}
      </div>
      {(footerTitle || cards.length > 0) && (
        <div className="panel-footer">
          {footerTitle && <p className="panel-footer-title">{footerTitle}</p>}
          {cards.length > 0 && (
            <Flex wrap="wrap" gap="xl" className="panel-footer-cards" data-columns="">
              {cards.map((card, index) => (
                <CardBlock key={index} card={card} />
              ))}
            </Flex>
          )}
        </div>
      )}
    </>
  );
}
