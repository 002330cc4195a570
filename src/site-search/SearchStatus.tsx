import { Fragment, type ReactNode } from 'react';
import { pluralText } from '../core/locale/format-text.ts';
import type { Locale } from '../core/locale/locales.ts';
import type { OverlayTexts } from '../core/locale/text-types.ts';
import type { Answer } from './search-state.ts';

export interface SearchStatusProps {
  readonly answer: Answer;
  readonly texts: OverlayTexts;
  readonly locale: Locale;
  readonly onRetry: () => void;
}

/** The sentence with what was typed, whose direction may be another one than the sentence's. */
function noMatchText(sentence: string, typed: string): ReactNode {
  const [before, ...after] = sentence.split('{text}');
  return (
    <>
      {before}
      {after.map((text, index) => (
        <Fragment key={index}>
          <bdi>{typed}</bdi>
          {text}
        </Fragment>
      ))}
    </>
  );
}

function statusText(answer: Answer, texts: OverlayTexts, { languageTag }: Locale): ReactNode {
  switch (answer.status) {
    case 'suggestions':
      return pluralText(texts.suggestionCount, answer.suggestions.length, languageTag);
    case 'waiting':
      return texts.waiting;
    case 'no-match':
      return noMatchText(texts.noMatch, answer.text);
    case 'failed':
      return texts.failed;
    case 'offline':
      return texts.offline;
    case 'idle':
    case 'asked':
      return '';
    default:
      return answer satisfies never;
  }
}

/** What has become of the request: announced inside the dialog (row C12), and shown where no list says it. */
export function SearchStatus({ answer, texts, locale, onRetry }: SearchStatusProps) {
  const isShown = ['no-match', 'failed', 'offline'].includes(answer.status);
  return (
    <div className={isShown ? 'status' : 'visually-hidden'} part="status">
      <p role="status">{statusText(answer, texts, locale)}</p>
      {answer.status === 'failed' && (
        <button type="button" className="button" data-variant="secondary" data-size="small" onClick={onRetry}>
          {texts.retry}
        </button>
      )}
    </div>
  );
}
