import type { NavItem } from '../core/config/navigation.ts';
import type { HeaderTexts } from '../core/locale/header-texts.ts';
import { Button } from '../parts/Button.tsx';
import { SiteLink } from '../parts/SiteLink.tsx';
import { Blocks, CardBlock, hasContent } from './Blocks.tsx';
import panel from './Panel.css';
import panelSection from './PanelSection.css';
import { PanelSection } from './PanelSection.tsx';

export interface PanelContentProps {
  readonly item: NavItem;
  readonly texts: HeaderTexts;
}

/** Sections or columns, what stands below them, and a footer (§2.2, §3). */
export function PanelContent({ item, texts }: PanelContentProps) {
  const { sections = [], columns = [], below_columns = [], dropdown_footer, cta } = item;
  const { title: footerTitle } = dropdown_footer ?? {};
  const cards = dropdown_footer?.cards?.filter(hasContent) ?? [];
  return (
    <>
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
    </>
  );
}

/** What `panel-content.ts` loads. */
export const panelContentPart = { PanelContent, styles: [panel, panelSection] };
