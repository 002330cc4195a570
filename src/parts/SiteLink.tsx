import { type AnchorHTMLAttributes, type MouseEvent, type ReactNode, useId } from 'react';
import { localeAwareUrl, mastheadUrl } from '../core/links/locale-links.ts';
import { reportNavigation, useLinkScope } from './link-scope.ts';

/** Which of the address rules of specification §2.1 a link follows. */
export type LinkRule = 'locale-aware' | 'masthead' | 'as-given';

export interface SiteLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'target'> {
  /** As in the data; it has passed the URL policy there. */
  readonly url: string;
  readonly title: string;
  readonly rule?: LinkRule;
  readonly target?: '_blank' | undefined;
  /** Absent: the title. */
  readonly children?: ReactNode;
}

/** A link by one of the address rules, which tells the page when it is followed (`navigate`). */
export function SiteLink({ url, title, rule = 'locale-aware', target, children, onClick, ...rest }: SiteLinkProps) {
  const scope = useLinkScope();
  const href =
    rule === 'as-given' ? url : rule === 'masthead' ? mastheadUrl(url, scope.links) : localeAwareUrl(url, scope.links);
  const id = useId();
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented) reportNavigation(scope, href, title, event);
  };
  return (
    <a
      aria-current={scope.currentLinks?.isCurrent(id, href, scope.containerId) ? 'page' : undefined}
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
