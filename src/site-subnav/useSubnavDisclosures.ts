import { type RefObject, useEffect, useMemo } from 'react';
import { HOVER_CLOSE_DELAY_MS, HOVER_OPEN_DELAY_MS, HOVER_SKIP_DELAY_MS } from '../constants.ts';
import type { SectionNav } from '../core/config/section-nav.ts';
import { itemIds } from '../core/navigation/item-ids.ts';
import { triggerOf } from '../disclosure/markup.ts';
import { useDisclosures } from '../disclosure/useDisclosures.ts';
import { useMediaQuery } from '../hooks/useMediaQuery.ts';
import { afterRender } from './stages.ts';
import type { SiteSubnavProps } from './subnav-props.ts';

/** Id of the mobile dropdown, and its key among the disclosures; the others are level-4 dropdowns. */
export const LINKS = 'links';

const HOVER_DELAYS = {
  openDelay: HOVER_OPEN_DELAY_MS,
  skipDelay: HOVER_SKIP_DELAY_MS,
  closeDelay: HOVER_CLOSE_DELAY_MS,
};

const NARROW = '(width <= 991px)';

/**
 * What opens and closes in the sub-navigation: level-4 dropdowns by hover, click and keys on wide screens, the one
 * dropdown with everything on others. Crossing 991 px closes (§4, rows S2 to S4).
 */
export function useSubnavDisclosures(
  rootRef: RefObject<HTMLElement | null>,
  entries: SectionNav['nav']['sub_nav'],
  emit: SiteSubnavProps['emit'],
) {
  const isNarrow = useMediaQuery(NARROW, false);
  /** Ids of the entries' level-4 dropdowns, and their keys. */
  const ids = useMemo(
    () =>
      itemIds(
        'entry',
        entries.map(({ title_l10n }) => title_l10n),
      ),
    [entries],
  );
  const disclosures = useDisclosures({
    rootRef,
    allowsSeveral: false,
    isBar: !isNarrow,
    hover: HOVER_DELAYS,
    stage: afterRender,
    nameOf: (id) => entries[ids.indexOf(id)]?.title_l10n ?? id,
    onOpen: (id, reason, key) => (id === LINKS ? emit('menuopen', null) : emit('panelopen', { key, reason })),
    onClose: (id, reason, key) => {
      if (id === LINKS) emit('menuclose', { reason });
      else emit('panelclose', { key, reason });
    },
  });
  useEffect(() => {
    const isLeft = (key: string) => (key === LINKS) !== matchMedia(NARROW).matches;
    if (disclosures.openKeys().some(isLeft)) disclosures.close('layout');
  });

  /** Closes what is open and gives the focus back to its trigger. */
  const leave = () => {
    const [key = ''] = disclosures.openKeys();
    disclosures.close('click');
    if (rootRef.current) triggerOf(rootRef.current, key)?.focus();
  };
  return { disclosures, ids, leave };
}
