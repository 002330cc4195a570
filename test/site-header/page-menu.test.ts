import { expect } from 'chai';
import { defineElement } from '../../elements/runtime/define-element.ts';
import { siteHeader } from '../../elements/site-header.ts';
import { expectWarning } from '../support/console.ts';
import { eventually } from '../support/eventually.ts';
import { mount, shadow } from '../support/mount.ts';
import { allStages } from '../support/stages.ts';
import { setViewport } from '../support/viewport.ts';

/** As a theme prints it: two panels and a link, an item for scripts, markup in links, toggles, a logo and languages. */
const LOGO = '<a href="/en/" rel="home"><img src="/demo/images/logo.svg" alt="Vendor"></a>';
const MENU = `<nav class="main" aria-label="Main"><ul id="menu" class="menu">
  <li id="item" class="menu-item has-children"><a href="/products"><span>Products</span></a>
    <button class="toggle" aria-expanded="false"><span class="screen-reader-text">Open</span>▾</button>
    <ul class="sub-menu">
      <li><a href="/platform">Platform</a><ul>
        <li><a href="/kibana" title="Search and analyze">Kibana</a></li>
        <li><a href="https://beats.example/" target="_blank" rel="noopener">Beats</a></li>
        <li>Tools<ul><li><a href="/cli">CLI</a></li></ul></li>
      </ul></li>
      <li><a href="/training" target="_blank">Training</a></li>
    </ul></li>
  <li id="item" class="menu-item"><a href="#" onclick="return false">Learn</a>
    <ul><li><a href="/docs" aria-current="page">Docs</a></li><li><a href="/blog">Blog</a></li></ul></li>
  <li class="menu-item"><a href="https://shop.example/" target="_blank">Shop</a></li>
  <li class="menu-item"><a href="/pricing">Pricing</a></li>
</ul></nav>`;
const LANGUAGES = `<nav><ul><li><a href="/en/docs" hreflang="en">English</a></li><li><a href="/de/doku" hreflang="de-DE" lang="de">Deutsch</a></li></ul></nav>`;

/** The same as a person would write it. */
const EQUAL = {
  relative_url_prefix: '',
  current_url: '/docs',
  logo: { title: 'Vendor', src: '/demo/images/logo.svg', url: '/en/' },
  masthead: {
    languages: [
      { name: 'English', code: 'en', url: '/en/docs' },
      { name: 'Deutsch', code: 'de', url: '/de/doku' },
    ],
  },
  navigation: [
    {
      title: 'Products',
      url: '/products',
      sections: [
        {
          title: 'Platform',
          url: '/platform',
          links: [
            { title: 'Kibana', url: '/kibana', description: 'Search and analyze' },
            { title: 'Beats', url: 'https://beats.example/', target: '_blank' },
          ],
          items: [{ title: 'Tools', links: [{ title: 'CLI', url: '/cli' }] }],
        },
        { title: 'Training', url: '/training', target: '_blank' },
      ],
    },
    {
      title: 'Learn',
      columns: [
        {
          blocks: [
            {
              type: 'sublinks',
              links: [
                { title: 'Docs', url: '/docs' },
                { title: 'Blog', url: '/blog' },
              ],
            },
          ],
        },
      ],
    },
    { title: 'Shop', url: 'https://shop.example/', target: '_blank' },
    { title: 'Pricing', url: '/pricing' },
  ],
};

/** Without what comes in a moment of its own: where panels are placed, and that nothing is scrolled. */
const markupOf = (element: Element) =>
  rootOf(element).innerHTML.replace(/ (?:style|popover|data-resting|data-scroll-visibility)="[^"]*"/g, '');

const json = (data: unknown) => `<script type="application/json">${JSON.stringify(data)}</script>`;
const rootOf = (element: Element) => shadow(element).querySelector<HTMLElement>('[data-root]') as HTMLElement;
const isShown = (element: Element) =>
  eventually(() => {
    expect(rootOf(element).hidden).to.equal(false);
    expect(rootOf(element).textContent).not.to.equal('');
  });

/** Mounts a header in a German page and waits until all of it is there. */
async function mountHeader(content: string, attributes = '') {
  const { element, container } = await mount(
    `<div lang="de"><site-header reveal-delay="0" ${attributes}>${content}</site-header></div>`,
  );
  const header = element.firstElementChild as HTMLElement & { config: unknown };
  await isShown(header);
  await allStages();
  return { header, container };
}

const titles = (element: Element) =>
  [...rootOf(element).querySelectorAll<HTMLElement>('nav > ul > li > .item')].map(({ textContent }) => textContent);
const shows = (element: Element, ...items: string[]) => eventually(() => expect(titles(element)).to.deep.equal(items));

describe('U6: a header whose data is a menu in it', () => {
  before(() => defineElement(siteHeader));

  for (const width of [375, 1280]) {
    it(`${width} px: is, node by node, that of the equal JSON`, async () => {
      await setViewport(width);
      const menu = await mountHeader(LOGO + MENU + LANGUAGES);
      const html = markupOf(menu.header);
      menu.container.remove();
      const equal = await mountHeader(json(EQUAL));
      expect(html).to.equal(markupOf(equal.header));
      expect(html).to.contain('Kibana');
      expect(html.match(/aria-current="page"/g)).to.have.length(1);
      expect(html).not.to.contain('/de/kibana');
    });
  }

  it('data.md: relative_url_prefix and current_url count, and the logo leads where its url says', async () => {
    const { header } = await mountHeader(json(EQUAL));
    const hrefs = [...rootOf(header).querySelectorAll('a')].map((link) => link.getAttribute('href'));
    expect(hrefs).to.include.members(['/en/', '/kibana', '/pricing', '/en/docs', '/de/doku']);
    expect(rootOf(header).querySelector('[aria-current=page]')?.textContent).to.equal('Docs');
    header.config = { ...EQUAL, relative_url_prefix: '/fr', current_url: '/blog' };
    await eventually(() => {
      expect(rootOf(header).querySelector('[aria-current=page]')?.getAttribute('href')).to.equal('/fr/blog');
    });
    header.config = { ...EQUAL, relative_url_prefix: undefined, current_url: undefined, logo: { title: 'Vendor' } };
    await eventually(() => {
      expect(rootOf(header).querySelector('[part=logo]')?.getAttribute('href')).to.equal('/de');
      expect(rootOf(header).querySelector('[aria-current=page]')).to.equal(null);
    });
  });

  it('gives way to a JSON child, to src and to config, and comes back', async () => {
    const { header } = await mountHeader(MENU);
    const bar = titles(header);
    expect(bar[0]).to.equal('Products');
    header.config = { navigation: [{ title: 'Config', url: '/config' }] };
    await shows(header, 'Config');
    header.config = null;
    await eventually(() => expect(titles(header)).to.deep.equal(bar));
    header.insertAdjacentHTML('beforeend', json({ navigation: [{ title: 'Child', url: '/child' }] }));
    await shows(header, 'Child');
    header.querySelector('script')?.remove();
    await eventually(() => expect(titles(header)).to.deep.equal(bar));
    const data = `data:application/json,${encodeURIComponent('{"navigation":[{"title":"Src","url":"/src"}]}')}`;
    header.setAttribute('src', data);
    await shows(header, 'Src');
  });

  it('follows what is added, changed and removed in the menu', async () => {
    const { header } = await mountHeader('<nav><ul><li><a href="/a">A</a></li></ul></nav>');
    const list = header.querySelector('ul') as HTMLElement;
    list.insertAdjacentHTML('beforeend', '<li><a href="/b">B</a></li>');
    await shows(header, 'A', 'B');
    (list.querySelector('a') as HTMLElement).textContent = 'Z';
    await shows(header, 'Z', 'B');
    list.querySelector('a')?.setAttribute('href', '/z');
    await eventually(() => expect(rootOf(header).querySelector('[href="/z"]')).not.to.equal(null));
    list.querySelector('a')?.setAttribute('aria-current', 'page');
    await eventually(() => expect(rootOf(header).querySelector('[aria-current=page]')?.textContent).to.equal('Z'));
    list.remove();
    await eventually(() => expect(rootOf(header).hidden).to.equal(true));
    expect((header.querySelector('nav') as HTMLElement).checkVisibility()).to.equal(true);
  });

  it('is not rendered anew where a script changes what it does not show', async () => {
    const { header } = await mountHeader(MENU);
    const trigger = rootOf(header).querySelector<HTMLElement>('[aria-controls="panel--Products"]') as HTMLElement;
    trigger.click();
    await eventually(() => expect(trigger.getAttribute('aria-expanded')).to.equal('true'));
    header.querySelector('li')?.append(document.createElement('button'));
    header.querySelector('button')?.setAttribute('aria-expanded', 'true');
    header.querySelector('ul')?.insertAdjacentHTML('beforeend', '<li><a href="/last">Last</a></li>');
    await eventually(() => expect(titles(header).at(-1)).to.equal('Last'));
    expect(trigger.getAttribute('aria-expanded')).to.equal('true');
    expect(trigger.isConnected).to.equal(true);
  });

  it('comes late: the menu is inserted into a header that has nothing', async () => {
    const { element } = await mount('<site-header reveal-delay="0"></site-header>');
    element.innerHTML = MENU;
    await isShown(element);
    expect(titles(element)[0]).to.equal('Products');
  });

  it('shows the links themselves where no list is in the nav, without a word', async () => {
    const { element } = await mount('<site-header><nav><a href="/">Home</a></nav></site-header>');
    await eventually(() => expect((element.querySelector('nav') as HTMLElement).checkVisibility()).to.equal(true));
    expect(rootOf(element).hidden).to.equal(true);
  });

  it('says once what is lost, in the console and by configerror, and shows the rest', async () => {
    const { element } = await mount('<p></p>');
    const header = document.createElement('site-header');
    header.setAttribute('reveal-delay', '0');
    const told: unknown[] = [];
    header.addEventListener('configerror', (event) => told.push((event as CustomEvent).detail.problems));
    header.innerHTML =
      '<nav><ul><li>Soon</li><li><a href="javascript:alert(1)">Bad</a></li><li><a href="/a">A</a></li></ul></nav>';
    element.append(header);
    await expectWarning(
      /<site-header> nav > Soon is "Soon"; expected an item with a link or a list\. It is left out\. The same holds for 1 more\./,
    );
    await shows(header, 'A');
    expect(told).to.have.length(1);
    expect(rootOf(header).innerHTML).not.to.contain('javascript');
  });
});
