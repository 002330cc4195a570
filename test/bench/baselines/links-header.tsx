import type { ReactNode } from 'react';
import type { PlainHeader, PlainLink } from './links.ts';
import { PLAIN_CSS } from './plain.ts';

export function Links({ links, className }: { readonly links: readonly PlainLink[]; readonly className: string }) {
  return (
    <ul className={className}>
      {links.map(({ title, url }, index) => (
        <li key={index}>
          <a href={url}>{title}</a>
        </li>
      ))}
    </ul>
  );
}

interface LinksHeaderProps extends Pick<PlainHeader, 'secondary' | 'actions'> {
  /** The items of the bar, with their panels. */
  readonly children: ReactNode;
}

/** What stands round the items, whoever opens them. */
export function LinksHeader({ secondary, actions, children }: LinksHeaderProps) {
  return (
    <header className="plain">
      <style>{PLAIN_CSS}</style>
      <Links links={secondary} className="plain-secondary" />
      <div className="plain-bar">
        <a href="/">Vendor</a>
        {children}
        {actions.map(({ title, url }) => (
          <a key={title} href={url}>
            {title}
          </a>
        ))}
      </div>
    </header>
  );
}
