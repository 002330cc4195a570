import { CUSTOMER_SPOTLIGHT_STORIES_COUNT } from '../../constants.ts';
import { isCurrentUrl } from './current-url.ts';

/**
 * Finds the one link of an element that is marked as the page being read: the first that leads there (row N11). Links
 * ask while they render, in reading order; asked again, each gets the same answer. A new page or new data needs a new
 * object.
 */
export interface CurrentLinks {
  /**
   * @param id - stays the same for a link.
   * @param href - the final address.
   * @param containerId - of what contains the link and may be asked `containsCurrent`, before its links are there.
   */
  readonly isCurrent: (id: string, href: string, containerId?: string) => boolean;
  /** For what stands before the links that it contains. @param hrefs - the addresses of those. */
  readonly containsCurrent: (id: string, hrefs: () => readonly string[]) => boolean;
}

/** @param pageUrl - absolute; nothing is current where it is not known. */
export function createCurrentLinks(pageUrl: string): CurrentLinks {
  let linkId: string | undefined;
  let currentContainerId: string | undefined;
  return {
    isCurrent: (id, href, containerId) => {
      const isHere = currentContainerId === undefined || currentContainerId === containerId;
      if (linkId === undefined && isHere && isCurrentUrl(href, pageUrl)) linkId = id;
      return linkId === id;
    },
    containsCurrent: (id, hrefs) => {
      const isUndecided = linkId === undefined && currentContainerId === undefined;
      if (isUndecided && hrefs().some((href) => isCurrentUrl(href, pageUrl))) currentContainerId = id;
      return currentContainerId === id;
    },
  };
}

interface LinkData {
  readonly title?: unknown;
  readonly name?: unknown;
  readonly disabled?: unknown;
}

/** Every address in data that becomes a link: those under `url` of what has a name, is not disabled and is shown. */
export function urlsIn(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  const { title, name, disabled } = value as LinkData;
  if (disabled === true) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    if (key === 'url' && typeof inner === 'string') return title || name ? [inner] : [];
    return urlsIn(key === 'customers' ? inner.slice(0, CUSTOMER_SPOTLIGHT_STORIES_COUNT) : inner);
  });
}
