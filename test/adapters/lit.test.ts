import { expect } from 'chai';
import { html, LitElement, nothing, render } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { defineElements } from '../../elements/entries/define.ts';
import sectionNav from '../fixtures/section-nav.json';
import { eventually } from '../support/eventually.ts';
import { recordFollowedLinks } from '../support/followed-links.ts';
import { activeElementDeep, mount, shadow } from '../support/mount.ts';
import { click } from '../support/pointer.ts';

defineElements();

const NAVIGATION = { logo: { title: 'Vendor' }, navigation: [{ title: 'Pricing', key: 'pricing', url: '/pricing' }] };

const WITH_SEARCH = { ...NAVIGATION, ctas: { search: { title: 'Suche', url: 'https://results.example/' } } };

/** A place in the page that Lit renders into. */
async function litPlace(): Promise<HTMLElement> {
  const { container } = await mount('<main></main>');
  return container.firstElementChild as HTMLElement;
}

const rendered = <Element extends HTMLElement>(place: ParentNode, selector: string, inside: string) =>
  eventually(() => {
    const element = place.querySelector<Element>(selector);
    if (!element?.shadowRoot?.querySelector(`[data-root]:not([hidden]) ${inside}`)) throw new Error(`no ${inside} yet`);
    return element;
  });

describe('in a Lit template', () => {
  it('takes attributes, and goes back to their defaults when Lit removes them', async () => {
    const place = await litPlace();
    const template = (locale: string | typeof nothing) =>
      html`<site-subnav reveal-delay="0" locale=${locale} .config=${sectionNav}></site-subnav>`;
    render(template('de'), place);
    const subnav = await rendered(place, 'site-subnav', 'nav');
    expect(shadow(subnav).querySelectorAll('a[href="/de/guide/install"]')).to.have.length(1);
    render(template(nothing), place);
    await eventually(() => expect(shadow(subnav).querySelectorAll('a[href="/guide/install"]')).to.have.length(1));
  });

  it('takes boolean attributes, and Lit sees them change', async () => {
    const place = await litPlace();
    const template = (isOpen: boolean) => html`<site-search locale="en" ?open=${isOpen}></site-search>`;
    render(template(true), place);
    const dialog = () => place.querySelector('site-search')?.shadowRoot?.querySelector('dialog');
    await eventually(() => expect(dialog()?.open).to.equal(true));
    render(template(false), place);
    await eventually(() => expect(dialog()?.open).to.equal(false));
  });

  it('takes objects by property, before and after the definition of the data', async () => {
    const place = await litPlace();
    const template = (config: unknown) => html`<site-subnav reveal-delay="0" .config=${config}></site-subnav>`;
    render(template(undefined), place);
    render(template(sectionNav), place);
    const subnav = await rendered(place, 'site-subnav', 'nav');
    render(template({ ...sectionNav, nav: { sub_nav: [{ title_l10n: 'Other', url: '/other' }] } }), place);
    await eventually(() => expect(shadow(subnav).querySelector('nav')?.textContent).to.include('Other'));
  });

  it('is heard by `@navigate`, which can cancel', async () => {
    const followed = recordFollowedLinks();
    const place = await litPlace();
    const urls: string[] = [];
    const handleNavigate = (event: CustomEvent<{ readonly url: string }>) => {
      urls.push(event.detail.url);
      if (urls.length === 1) event.preventDefault();
    };
    render(
      html`<div @navigate=${handleNavigate}>
        <site-header reveal-delay="0" locale="en" .config=${NAVIGATION}></site-header>
      </div>`,
      place,
    );
    const header = await rendered(place, 'site-header', 'a[href="/pricing"]');
    const link = [...shadow(header).querySelectorAll<HTMLElement>('a[href="/pricing"]')].find((one) =>
      one.checkVisibility(),
    );
    link?.click();
    expect([urls, followed]).to.deep.equal([['/pricing'], []]);
    link?.click();
    expect([urls.length, followed]).to.deep.equal([2, ['/pricing']]);
  });

  it('keeps node and state when `repeat` moves it', async () => {
    const place = await litPlace();
    const template = (keys: readonly string[]) =>
      html`${repeat(
        keys,
        (key) => key,
        (key) => html`<site-subnav id=${key} reveal-delay="0" .config=${sectionNav}></site-subnav>`,
      )}`;
    render(template(['one', 'two', 'three']), place);
    const last = await rendered<HTMLElement>(place, '#three', 'li [aria-expanded]');
    const trigger = shadow(last).querySelector<HTMLElement>('li [aria-expanded]');
    trigger?.click();
    await eventually(() => expect(trigger?.getAttribute('aria-expanded')).to.equal('true'));
    render(template(['three', 'one', 'two']), place);
    expect(place.querySelector('site-subnav')).to.equal(last);
    await eventually(() => expect(shadow(last).querySelector('li [aria-expanded]')).to.equal(trigger));
    expect(trigger?.getAttribute('aria-expanded')).to.equal('true');
    render(template(['one']), place);
    await eventually(() => expect(shadow(last).querySelector('nav')).to.equal(null));
  });

  it('works in a shadow root of Lit: language, focus and events cross it', async () => {
    class SitePage extends LitElement {
      override render() {
        return html`<div lang="de">
          <site-header reveal-delay="0" .config=${WITH_SEARCH}></site-header><site-search></site-search>
        </div>`;
      }
    }
    customElements.define('lit-site-page', SitePage);
    const { container, element } = await mount<SitePage>('<lit-site-page></lit-site-page>');
    await element.updateComplete;
    const search = element.shadowRoot?.querySelector('site-search');
    const dialog = await eventually(() => {
      const found = search?.shadowRoot?.querySelector('dialog');
      if (!found) throw new Error('not rendered');
      return found;
    });
    const reasons: string[] = [];
    container.addEventListener('searchopen', (event) => {
      reasons.push((event as CustomEvent<{ readonly reason: string }>).detail.reason);
    });
    search?.show();
    expect(dialog.matches(':modal')).to.equal(true);
    expect(dialog.lang).to.equal('de-DE');
    expect(activeElementDeep()).to.equal(dialog.querySelector('input'));
    expect(reasons).to.deep.equal(['method']);
    await click(dialog.querySelector('button[aria-label="Suche schließen"]') as Element);
    await eventually(() => expect(dialog.open).to.equal(false));
    const header = await rendered(
      element.shadowRoot as ShadowRoot,
      'site-header',
      'a[href^="https://results.example"]',
    );
    const controls = shadow(header).querySelectorAll<HTMLElement>('a[href^="https://results.example"]');
    await click([...controls].find((control) => control.checkVisibility()) as Element);
    await eventually(() => expect(dialog.open).to.equal(true));
  });
});
