import { type RefObject, useEffect } from 'react';
import { HOVER_CLOSE_DELAY_MS, HOVER_OPEN_DELAY_MS, HOVER_SKIP_DELAY_MS } from '../constants.ts';
import type { SectionNav } from '../core/config/section-nav.ts';
import { hasModifier } from '../core/links/has-modifier.ts';
import { popupOf, triggerOf } from '../disclosure/markup.ts';
import { useDisclosures } from '../disclosure/useDisclosures.ts';
import { useMediaQuery } from '../hooks/useMediaQuery.ts';
import type { NavigateDetail } from '../parts/link-scope.ts';
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

/** Id of the level-4 dropdown of the entry at an index, and its key. */
export function entryId(index: number): string {
  return `entry-${index}`;
}

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
  const titleOf = (id: string) => entries.find((_, index) => entryId(index) === id)?.title_l10n ?? id;
  const disclosures = useDisclosures({
    rootRef,
    allowsSeveral: false,
    isBar: !isNarrow,
    hover: HOVER_DELAYS,
    stage: afterRender,
    onOpen: (id, reason) => (id === LINKS ? emit('menuopen', null) : emit('panelopen', { key: titleOf(id), reason })),
    onClose: (id, reason) => {
      if (id === LINKS) emit('menuclose', { reason });
      else emit('panelclose', { key: titleOf(id), reason });
    },
  });
  useEffect(() => {
    const isLeft = (key: string) =>
      (key === LINKS) !== matchMedia(NARROW).matches || !(rootRef.current && popupOf(rootRef.current, key));
    if (disclosures.openKeys().some(isLeft)) disclosures.close('layout');
  });

  /** Closes what is open and gives the focus back to its trigger. */
  const leave = () => {
    const [key = ''] = disclosures.openKeys();
    disclosures.close('click');
    if (rootRef.current) triggerOf(rootRef.current, key)?.focus();
  };
  /** Where a router goes on in this page, what is open would cover what it shows. */
  const handleNavigate = (detail: NavigateDetail) => {
    const isFollowed = emit('navigate', detail);
    const [key = ''] = disclosures.openKeys();
    if (key && !hasModifier(detail.originalEvent as MouseEvent)) {
      const isInside = popupOf(rootRef.current as HTMLElement, key)?.contains(detail.originalEvent.target as Node);
      if (isInside) leave();
      else disclosures.close('click');
    }
    return isFollowed;
  };
  return { disclosures, leave, handleNavigate };
}
