import { createRoot } from 'react-dom/client';
import type { PlainHeader } from './links.ts';
import { Links, LinksHeader } from './links-header.tsx';

function Header({ items, ...rest }: PlainHeader) {
  return (
    <LinksHeader {...rest}>
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
    </LinksHeader>
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
