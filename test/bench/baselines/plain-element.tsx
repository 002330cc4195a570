import { createRoot } from 'react-dom/client';
import type { PlainHeader, PlainLink } from './links.ts';
import { PLAIN_CSS } from './plain.ts';

function Links({ links, className }: { readonly links: readonly PlainLink[]; readonly className: string }) {
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

function Header({ secondary, items, actions }: PlainHeader) {
  return (
    <header className="plain">
      <style>{PLAIN_CSS}</style>
      <Links links={secondary} className="plain-secondary" />
      <div className="plain-bar">
        <a href="/">Vendor</a>
        <ul className="plain-items">
          {items.map(({ title, url, links }) => (
            <li key={title}>
              {links.length === 0 ? (
                <a href={url}>{title}</a>
              ) : (
                <details name="panel">
                  <summary>{title}</summary>
                  <Links links={links} className="plain-panel" />
                </details>
              )}
            </li>
          ))}
        </ul>
        {actions.map(({ title, url }) => (
          <a key={title} href={url}>
            {title}
          </a>
        ))}
      </div>
    </header>
  );
}

/** The smallest custom element that prints the same links by React: what the one tag is measured against. */
class PlainElement extends HTMLElement {
  connectedCallback() {
    const data = JSON.parse(this.querySelector('script')?.textContent ?? '{}') as PlainHeader;
    createRoot(this.attachShadow({ mode: 'open' })).render(<Header {...data} />);
  }
}

customElements.define('plain-element', PlainElement);
