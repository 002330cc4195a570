import * as NavigationMenu from '@radix-ui/react-navigation-menu';
import { createRoot } from 'react-dom/client';
import { LinksHeader } from '../baselines/links-header.tsx';

function Item({ title, url, links }) {
  if (links.length === 0) {
    return (
      <NavigationMenu.Item>
        <NavigationMenu.Link href={url}>{title}</NavigationMenu.Link>
      </NavigationMenu.Item>
    );
  }
  return (
    <NavigationMenu.Item>
      <NavigationMenu.Trigger className="plain-trigger">{title}</NavigationMenu.Trigger>
      <NavigationMenu.Content className="plain-panel">
        <ul>
          {links.map((link, index) => (
            <li key={index}>
              <NavigationMenu.Link href={link.url}>{link.title}</NavigationMenu.Link>
            </li>
          ))}
        </ul>
      </NavigationMenu.Content>
    </NavigationMenu.Item>
  );
}

function Header({ items, ...rest }) {
  return (
    <LinksHeader {...rest}>
      <NavigationMenu.Root className="plain-items">
        <NavigationMenu.List className="plain-items">
          {items.map((item) => (
            <Item key={item.title} {...item} />
          ))}
        </NavigationMenu.List>
      </NavigationMenu.Root>
    </LinksHeader>
  );
}

/** The same links and panels by Radix's navigation menu, in an element that does nothing but render it. */
class PlainElement extends HTMLElement {
  connectedCallback() {
    const data = JSON.parse(this.querySelector('script').textContent);
    const container = document.createElement('div');
    this.append(container);
    createRoot(container).render(<Header {...data} />);
  }
}

customElements.define('plain-element', PlainElement);
