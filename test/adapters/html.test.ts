import { expect } from 'chai';
import { defineElements } from '../../elements/entries/define.ts';
import sectionNav from '../fixtures/section-nav.json';
import { atEndOfTest } from '../support/cleanup.ts';
import { eventually } from '../support/eventually.ts';
import { mount, shadow } from '../support/mount.ts';

defineElements();

const JSON_CHILD = `<script type="application/json">${JSON.stringify(sectionNav)}</script>`;
const MARKUP = `<site-subnav locale="en" reveal-delay="0">${JSON_CHILD}<a href="/guide">Guide</a></site-subnav>`;

const shows = (element: Element | null | undefined, count = 1, url = '/guide/install') =>
  eventually(() => {
    const links = element?.shadowRoot?.querySelectorAll(`[data-root]:not([hidden]) a[href="${url}"]`);
    expect(links).to.have.length(count);
  });

/** Ways in which pages, content systems and libraries such as htmx and Turbo put markup into a page. */
const WAYS: readonly (readonly [string, (place: HTMLElement) => void])[] = [
  [
    'innerHTML',
    (place) => {
      place.innerHTML = MARKUP;
    },
  ],
  ['insertAdjacentHTML', (place) => place.insertAdjacentHTML('beforeend', MARKUP)],
  [
    'a cloned template',
    (place) => {
      const template = document.createElement('template');
      template.innerHTML = MARKUP;
      place.append(template.content.cloneNode(true));
    },
  ],
  [
    'an imported template',
    (place) => {
      const template = document.createElement('template');
      template.innerHTML = MARKUP;
      place.append(document.importNode(template.content, true));
    },
  ],
  [
    'a document that was parsed beside the page',
    (place) => place.append(...new DOMParser().parseFromString(MARKUP, 'text/html').body.childNodes),
  ],
  ['a range’s fragment', (place) => place.append(document.createRange().createContextualFragment(MARKUP))],
  [
    'createElement, its data last',
    (place) => {
      const element = place.appendChild(document.createElement('site-subnav'));
      element.setAttribute('reveal-delay', '0');
      element.setAttribute('locale', 'en');
      element.insertAdjacentHTML('beforeend', JSON_CHILD);
    },
  ],
];

describe('in plain HTML', () => {
  for (const [name, insert] of WAYS) {
    it(`renders when it comes by ${name}`, async () => {
      const { container } = await mount('<main></main>');
      insert(container.firstElementChild as HTMLElement);
      await shows(container.querySelector('site-subnav'));
    });
  }

  it('renders again when a snapshot of the page’s markup is put back', async () => {
    const { container } = await mount(`<main>${MARKUP}</main>`);
    await shows(container.querySelector('site-subnav'));
    const main = container.firstElementChild as HTMLElement;
    const snapshot = main.innerHTML;
    expect(snapshot).to.equal(MARKUP);
    main.innerHTML = '';
    main.innerHTML = snapshot;
    await shows(container.querySelector('site-subnav'));
  });

  it('is independent of its clone, whose shadow root is made anew', async () => {
    const { element, container } = await mount(MARKUP);
    await shows(element);
    const clone = element.cloneNode(true) as HTMLElement;
    container.append(clone);
    await shows(clone);
    shadow(element).querySelector<HTMLElement>('li [aria-expanded]')?.click();
    await eventually(() => expect(shadow(element).querySelector('[aria-expanded=true]')).not.to.equal(null));
    expect(shadow(clone).querySelector('[aria-expanded=true]')).to.equal(null);
    element.remove();
    await shows(clone);
  });

  it('is alone with its markup: what a page does to its children it takes as data or fallback', async () => {
    const { element } = await mount(MARKUP);
    await shows(element);
    element.querySelector('a')?.remove();
    await shows(element);
    element.innerHTML = JSON_CHILD.replace('/guide/install"', '/other"');
    await shows(element, 1, '/other');
    element.replaceChildren();
    await shows(element, 0);
  });

  it('works in a page’s own shadow root', async () => {
    const { element: host } = await mount('<section></section>');
    const root = host.attachShadow({ mode: 'closed' });
    root.innerHTML = MARKUP;
    atEndOfTest(() => host.remove());
    await shows(root.querySelector('site-subnav'));
  });
});
