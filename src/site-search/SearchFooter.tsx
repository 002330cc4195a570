import type { SearchConfig } from '../core/config/search-config.ts';
import { type LinkContext, localeAwareUrl } from '../core/links/link-rules.ts';
import type { OverlayTexts } from '../core/locale/text-types.ts';

export interface SearchFooterProps {
  readonly credit: SearchConfig['credit'];
  readonly texts: OverlayTexts;
  readonly links: LinkContext;
}

/** The credit of the relevance engine with its Learn more link, and what Enter does (§2.6). */
export function SearchFooter({ credit, texts, links }: SearchFooterProps) {
  return (
    <div className="footer" part="footer">
      <p className="credit">
        {credit?.text ?? texts.credit}{' '}
        {credit?.url && <a href={localeAwareUrl(credit.url, links)}>{credit.link_text ?? texts.learnMore}</a>}
      </p>
      <p className="hint">{texts.submitHint}</p>
    </div>
  );
}
