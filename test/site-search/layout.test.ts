import { expect } from 'chai';
import {
  BREAKPOINT_SEARCH_MODAL_PX,
  SEARCH_CLOSE_BUTTON_PX,
  SEARCH_GLOW_HOVER_LOOP_MS,
  SEARCH_GLOW_LOOP_MS,
  SEARCH_INPUT_HEIGHT_PX,
  SEARCH_MODAL_ANIMATION_MS,
  SEARCH_MODAL_AUTO_HEIGHT_MIN_PX,
  SEARCH_MODAL_MAX_WIDTH_PX,
  SEARCH_UNDERLINE_TRANSITION_MS,
} from '../../src/constants.ts';
import { atEndOfTest } from '../support/cleanup.ts';
import { eventually } from '../support/eventually.ts';
import { isShown } from '../support/find.ts';
import { press, type } from '../support/keys.ts';
import { mount } from '../support/mount.ts';
import { moveTo } from '../support/pointer.ts';
import { setViewport } from '../support/viewport.ts';
import { find, mountSearch, openSearch, openSuggestions } from './search-page.ts';

describe('<site-search>: look and sizes', () => {
  it('takes no place in the layout, closed or open', async () => {
    const { element, container } = await mountSearch(
      '<div style="display: grid; gap: 40px"><site-search locale="en"></site-search><p>One</p></div>',
    );
    const heights = [container.offsetHeight];
    element.show();
    heights.push(container.offsetHeight);
    element.remove();
    heights.push(container.offsetHeight);
    expect(new Set(heights).size).to.equal(1);
  });

  for (const display of ['grid', 'flex']) {
    for (const children of ['', '<form action="/find"><input name="q"></form>', 'Text <b>and more</b>']) {
      it(`contract §7: takes no cell and no gap of a ${display} container, with the children «${children}»`, async () => {
        const { element, container } = await mountSearch(
          `<div style="display: ${display}; grid-template-columns: 1fr 1fr 1fr; gap: 40px; inline-size: 600px">
          <p>One</p><site-search locale="en">${children}</site-search><p>Two</p></div>`,
        );
        const places = () => [...container.querySelectorAll('p')].map((one) => one.getBoundingClientRect().left);
        const measured = [places()];
        element.show();
        measured.push(places());
        element.close();
        measured.push(places());
        element.remove();
        expect(new Set([...measured, places()].map(String))).to.have.property('size', 1);
      });
    }
  }

  it('D7: with 300 px of the window taken, the last suggestion and the close button are within what is left (visualViewport by a stub)', async () => {
    await setViewport(375, 667);
    const viewport = Object.assign(new EventTarget(), { height: 667, offsetTop: 0, scale: 1 });
    const original = Object.getOwnPropertyDescriptor(window, 'visualViewport') as PropertyDescriptor;
    Object.defineProperty(window, 'visualViewport', { configurable: true, value: viewport });
    atEndOfTest(() => {
      Object.defineProperty(window, 'visualViewport', original);
    });
    const many = Array.from({ length: 20 }, (_, index) => ({ title: `Kibana ${index}`, url: `/kibana/${index}` }));
    const page = await openSearch((await openSuggestions(many)).url);
    await type('kib');
    await eventually(() => expect(page.options()).to.have.length(20));
    viewport.height = 367;
    viewport.offsetTop = 40;
    viewport.dispatchEvent(new Event('resize'));
    await press('ArrowUp');
    await eventually(() => {
      for (const shown of [page.options().at(-1), page.button('Close search')]) {
        const { top, bottom } = (shown as Element).getBoundingClientRect();
        expect(top).to.be.at.least(40);
        expect(bottom).to.be.at.most(407);
      }
    });
  });

  it('D7: the input is as large as phones want it, and its key says search', async () => {
    const { input } = await mountSearch('<site-search locale="en"></site-search>');
    expect(Number.parseFloat(getComputedStyle(input).fontSize)).to.be.at.least(16);
    expect(input.getAttribute('enterkeyhint')).to.equal('search');
    expect(input.getAttribute('autocorrect')).to.equal('off');
    expect(input.getAttribute('autocapitalize')).to.equal('off');
  });

  it('the form inside shows until the overlay is there, and is hidden after', async () => {
    const { element } = await mount('<later-search><form action="/find"><input name="q"></form></later-search>');
    const form = find(element, 'form');
    expect(isShown(form)).to.equal(true);
    const { element: search } = await mountSearch(
      '<site-search locale="en"><form action="/find"><input name="q"></form></site-search>',
    );
    await eventually(() => expect(isShown(find(search, 'form'))).to.equal(false));
  });

  for (const [width, height, expected] of [
    [766, 800, 'fills the window'],
    [767, 766, 'is a modal as high as the window lets it'],
    [767, 767, 'is a modal as high as its content'],
    [1280, 800, 'is a modal as high as its content'],
  ] as const) {
    it(`§2.6: at ${width} × ${height} px it ${expected}`, async () => {
      await setViewport(width, height);
      const { element, dialog, input } = await mountSearch('<site-search locale="en"></site-search>');
      element.show();
      await Promise.all(dialog.getAnimations().map(({ finished }) => finished));
      const box = dialog.getBoundingClientRect();
      const isModal = width >= BREAKPOINT_SEARCH_MODAL_PX;
      expect(box.width).to.be.closeTo(isModal ? Math.min(SEARCH_MODAL_MAX_WIDTH_PX, width - 48) : width, 0.1);
      if (!isModal) expect([box.top, box.height]).to.deep.equal([0, height]);
      else if (height < SEARCH_MODAL_AUTO_HEIGHT_MIN_PX) expect(box.height).to.equal(height - 48);
      else expect(box.height).to.be.lessThan(height / 2);
      expect(input.getBoundingClientRect().height).to.equal(SEARCH_INPUT_HEIGHT_PX);
    });
  }

  it('§9: close button of 44 px, animation of 300 ms, underline of 200 ms, glow of 30 s that turns three times as fast on hover', async () => {
    const { element, dialog, button, shadow } = await mountSearch('<site-search locale="en"></site-search>');
    element.show();
    const { width, height } = getComputedStyle(button('Close search'));
    expect([width, height]).to.deep.equal([`${SEARCH_CLOSE_BUTTON_PX}px`, `${SEARCH_CLOSE_BUTTON_PX}px`]);
    const seconds = (time: number) => `${time / 1000}s`;
    expect(getComputedStyle(dialog).animationDuration).to.equal(seconds(SEARCH_MODAL_ANIMATION_MS));
    expect(getComputedStyle(find(shadow, '.form'), '::after').transitionDuration).to.equal(
      seconds(SEARCH_UNDERLINE_TRANSITION_MS),
    );
    const glow = getComputedStyle(find(shadow, '.glow'), '::before');
    const turns = glow.animationDuration.split(', ').map(Number.parseFloat);
    expect(turns[0]).to.equal(SEARCH_GLOW_LOOP_MS / 1000);
    expect(glow.animationPlayState).to.equal('running, paused');
    await moveTo(find(shadow, '.top'));
    await eventually(() => expect(glow.animationPlayState).to.equal('running'));
    expect(1 / turns.reduce((sum, turn) => sum + 1 / turn, 0)).to.be.closeTo(SEARCH_GLOW_HOVER_LOOP_MS / 1000, 1e-9);
  });

  it('Arabic runs from the right in the input, in suggestions and in their meta line; an empty input is as the page', async () => {
    const arabic = 'لوحات كيبانا';
    const page = await openSearch(
      (await openSuggestions([{ title: arabic, url: '/a', website_area: 'مدونة/kibana' }])).url,
    );
    expect(page.input.hasAttribute('dir')).to.equal(false);
    await type(arabic);
    await eventually(() => expect(page.options()).to.have.length(1));
    expect(page.input.matches(':dir(rtl)')).to.equal(true);
    expect(getComputedStyle(page.input).direction).to.equal('rtl');
    for (const part of ['.option-title bdi', '.option-meta bdi']) {
      expect(getComputedStyle(find(page.shadow, part)).direction, part).to.equal('rtl');
    }
    page.element.clear();
    await eventually(() => expect(getComputedStyle(page.input).direction).to.equal('ltr'));
  });

  it('contract §2: the form is the search landmark', async () => {
    const { shadow } = await mountSearch('<site-search locale="en"></site-search>');
    expect(find(shadow, '[role=search] input, search input')).to.be.ok;
  });
});
