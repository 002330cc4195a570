import type { AnchorHTMLAttributes, MouseEvent, ReactNode } from 'react';
import { currentMark } from '../core/links/current-link.ts';
import { type LinkRule, linkUrl } from '../core/links/link-rules.ts';
import { reportNavigation, useLinkScope } from './link-scope.ts';

export interface SiteLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'target'> {
  /** As in the data; it has passed the URL policy there. */
  readonly url: string;
  readonly title: string;
  /** What stands for the link where the current one is looked for; absent where it is never marked (`PlacedLink`). */
  readonly source?: unknown;
  readonly rule?: LinkRule;
  readonly target?: '_blank' | undefined;
  /** The link's own key, which ends the path that `navigate` tells. */
  readonly pathKey?: string | undefined;
  /** Absent: the title. */
  readonly children?: ReactNode;
}

/** A link by one of the address rules, which tells the page when it is followed (`navigate`). */
export function SiteLink(props: SiteLinkProps) {
  const { url, title, source, rule, target, pathKey, children, onClick, ...rest } = props;
  const { 'aria-label': label } = rest;
  const scope = useLinkScope();
  const href = linkUrl(url, rule, scope.links);
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented) return;
    const path = pathKey === undefined ? scope.path : [...scope.path, pathKey];
    reportNavigation({ ...scope, path }, href, title, event);
  };
  return (
    <a
      aria-current={currentMark(source, scope.current)}
      data-key={pathKey}
      {...rest}
      href={href}
      {...(target && { target, rel: 'noopener' })}
      {...(target && label && { 'aria-label': `${label} ${scope.opensInNewTab}` })}
      onClick={handleClick}
    >
      {children ?? title}
      {target && <span className="visually-hidden">{` ${scope.opensInNewTab}`}</span>}
    </a>
  );
}
