import { formatText } from '../core/locale/format-text.ts';
import { DisclosureTrigger } from '../disclosure/DisclosureTrigger.tsx';
import type { DisclosureGroup } from '../disclosure/group.ts';
import { Icon } from '../parts/Icon.tsx';
import { staged } from '../stages/staged.ts';
import { DropdownList } from './DropdownList.tsx';
import type { SiteHeaderProps } from './header-props.ts';
import { afterRender } from './stages.ts';

const LanguageList = staged(afterRender, (parts) => parts.LanguageList);

const ID = 'languages';

/** The end of the bar, as a row that arrow keys go along. */
export const ACTIONS_ROW = 'actions';

export interface LanguagePickerProps extends Pick<SiteHeaderProps, 'data' | 'locale' | 'locales' | 'texts' | 'emit'> {
  readonly disclosures: DisclosureGroup;
}

/** The button that opens the list of languages (§2.1). */
export function LanguagePicker({ data, locale, locales, texts, disclosures, emit }: LanguagePickerProps) {
  // With the code, which is all that wide screens show: who says what they see must reach it.
  const label = `${formatText(texts.language, { language: locale.name })}, ${locale.pickerCode}`;
  return (
    <li className="actions-entry" data-kind="language">
      <DisclosureTrigger
        id={ID}
        disclosures={disclosures}
        className="action"
        part="language"
        row={ACTIONS_ROW}
        label={label}
      >
        <Icon name="globe" />
        <span className="language-code" aria-hidden="true">
          {locale.pickerCode}
        </span>
      </DisclosureTrigger>
      <DropdownList id={ID} disclosures={disclosures} label={texts.languages}>
        <LanguageList data={data} locale={locale} locales={locales} emit={emit} />
      </DropdownList>
    </li>
  );
}
