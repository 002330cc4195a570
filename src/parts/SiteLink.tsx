import type { AnchorHTMLAttributes, MouseEvent, ReactNode } from 'react';
import { currentMark } from '../core/links/current-link.ts';
import { type LinkRule, linkUrl } from '../core/links/locale-links.ts';
import { reportNavigation, useLinkScope } from './link-scope.ts';

export interface SiteLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'target'> {
  /** As in the data; it has passed the URL policy there. */
  readonly url: string;
  readonly title: string;
  /** What stands for the link where the current one is looked for; absent where it is never marked (`PlacedLink`). */
  readonly source?: unknown;
  readonly rule?: LinkRule;
  readonly target?: '_blank' | undefined;
  /** Absent: the title. */
  readonly children?: ReactNode;
}

/** A link by one of the address rules, which tells the page when it is followed (`navigate`). */
export function SiteLink({ url, title, source, rule, target, children, onClick, ...rest }: SiteLinkProps) {
  const scope = useLinkScope();
  const href = linkUrl(url, rule, scope.links);
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented) reportNavigation(scope, href, title, event);
  };
  return (
    <a
      aria-current={currentMark(source, scope.current)}
      {...rest}
      href={href}
      {...(target && { target, rel: 'noopener' })}
      onClick={handleClick}
    >
      {children ?? title}
      {target && <span className="visually-hidden">{` ${scope.opensInNewTab}`}</span>}
    </a>
  );
}
