import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { hasModifier } from '../core/links/has-modifier.ts';
import { matchedParts } from '../core/search/matched-parts.ts';
import { metaLine } from '../core/search/meta-line.ts';
import { readableUrl } from '../core/search/readable-url.ts';
import type { Suggestion } from '../core/search/suggestions.ts';
import { Icon } from '../parts/Icon.tsx';
import { followInPlace } from './history-entry.ts';

export interface SuggestionOptionProps {
  readonly suggestion: Suggestion;
  /** What is typed. */
  readonly text: string;
  /** Labels of the meta line's segments. */
  readonly labels: Readonly<Record<string, string>>;
  readonly languageTag: string;
  readonly pageUrl: string;
  /** What makes the link an option of the combobox. */
  readonly optionProps: AnchorHTMLAttributes<HTMLAnchorElement>;
  /** @returns false to stay. */
  readonly onSelect: (originalEvent: Event) => boolean;
}

/**
 * A suggestion. The option is the link itself, so that modifier keys, the middle button and the context menu do what
 * they do with links; an option may not contain one (its content is presentational).
 */
export function SuggestionOption(props: SuggestionOptionProps) {
  const { suggestion, text, labels, languageTag, pageUrl, optionProps, onSelect } = props;
  const { title, url, websiteArea } = suggestion;
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.button === 2) return; // The context menu.
    const isHere = event.button === 0 && !hasModifier(event);
    if (!onSelect(event.nativeEvent)) event.preventDefault();
    else if (isHere) followInPlace(event.nativeEvent, event.currentTarget.href);
  };
  const meta = websiteArea ? metaLine(websiteArea, labels, languageTag) : '';
  return (
    <a
      {...optionProps}
      className="option"
      part="suggestion"
      href={url}
      rel="noopener"
      tabIndex={-1}
      onClick={handleClick}
      onAuxClick={handleClick}
    >
      <span className="option-title">
        <bdi>
          {matchedParts(title, text).map((part, index) => (part.isMatch ? <b key={index}>{part.text}</b> : part.text))}
        </bdi>
      </span>
      {meta && (
        <span className="option-meta">
          <bdi>{meta}</bdi>
        </span>
      )}
      <span className="option-url">
        <Icon name="document" />
        <bdi dir="ltr">{readableUrl(url, pageUrl)}</bdi>
      </span>
      <span className="option-arrow">
        <Icon name="arrow" />
      </span>
    </a>
  );
}
