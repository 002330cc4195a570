// Longer than 250 lines: every promise of the one layer, side by side.
import { expect } from 'chai';
import { defineElement } from '../../../elements/runtime/define-element.ts';
import { expectWarning } from '../../support/console.ts';
import { openEndpoint } from '../../support/endpoint.ts';
import { eventually, frame } from '../../support/eventually.ts';
import { mount } from '../../support/mount.ts';
import { life, probe } from './probe.tsx';

defineElement(probe);

type Probe = HTMLElement &
  Record<'label' | 'size' | 'openDelay' | 'open' | 'config' | 'provider', unknown> & { add(count: number): void };

const JSON_CHILD = '<script type="application/json">{ "text": "child" }</script>';

const textOf = (element: Element) => element.shadowRoot?.querySelector('p')?.textContent;
const attributesOf = (element: Element) =>
  JSON.parse(element.shadowRoot?.querySelector<HTMLElement>('[data-attributes]')?.dataset.attributes ?? 'null');
const buttonOf = (element: Element) => element.shadowRoot?.querySelector('button') as HTMLButtonElement;
const shows = (element: Element, text: string | undefined) => eventually(() => expect(textOf(element)).to.equal(text));
const isFallbackShown = (element: Element) => {
  const slot = element.shadowRoot?.querySelector<HTMLElement>('[data-fallback]');
  return slot?.hidden === false;
};

describe('element layer: attributes', () => {
  it('r2wc trap: reads an attribute that is set, changed and removed', async () => {
    const { element } = await mount<Probe>(`<site-probe label="One">${JSON_CHILD}</site-probe>`);
    await eventually(() => expect(attributesOf(element).label).to.equal('One'));
    element.setAttribute('label', 'Two');
    await eventually(() => expect(attributesOf(element).label).to.equal('Two'));
    element.removeAttribute('label');
    await eventually(() => expect(attributesOf(element)).not.to.have.property('label'));
  });

  it('r2wc trap: reads a bare boolean as true, and its removal as false', async () => {
    const { element } = await mount<Probe>(`<site-probe open>${JSON_CHILD}</site-probe>`);
    await eventually(() => expect(attributesOf(element).open).to.equal(true));
    element.removeAttribute('open');
    await eventually(() => expect(attributesOf(element).open).to.equal(false));
  });

  it('r2wc trap: returns to the default when a number or an enum is removed', async () => {
    const { element } = await mount<Probe>(`<site-probe open-delay="0" size="large">${JSON_CHILD}</site-probe>`);
    await eventually(() => expect(attributesOf(element)).to.include({ openDelay: 0, size: 'large' }));
    element.removeAttribute('open-delay');
    element.removeAttribute('size');
    await eventually(() => expect(attributesOf(element)).to.include({ openDelay: 200, size: 'small' }));
  });

  it('reports a value that cannot be used, with the nearest one that can, and uses the default', async () => {
    const { element } = await mount<Probe>(`<site-probe size="lrage" open-delay="soon">${JSON_CHILD}</site-probe>`);
    const [message] = await expectWarning(/attribute size/);
    expect(message).to.match(/attribute size is "lrage"; expected one of "small", "large"\. Did you mean "large"\?/);
    expect(message).to.match(/attribute open-delay is "soon"; expected a number/);
    await eventually(() => expect(attributesOf(element)).to.include({ openDelay: 200, size: 'small' }));
  });

  it('reflects properties as attributes', async () => {
    const { element } = await mount<Probe>(`<site-probe>${JSON_CHILD}</site-probe>`);
    element.label = 'Set';
    element.openDelay = 50;
    element.open = true;
    expect(element.getAttribute('label')).to.equal('Set');
    expect(element.getAttribute('open-delay')).to.equal('50');
    expect(element.getAttribute('open')).to.equal('');
    element.open = false;
    element.label = null;
    expect(element.hasAttribute('open') || element.hasAttribute('label')).to.equal(false);
    expect(element.openDelay).to.equal(50);
  });

  it('r2wc trap: keeps properties that were set before the definition', async () => {
    const element = document.createElement('late-probe') as Probe;
    Object.assign(element, { label: 'Early', config: { text: 'early' }, provider: 'mine' });
    const { container } = await mount('<p></p>');
    container.append(element);
    defineElement(probe, 'late');
    await shows(element, 'early');
    expect(attributesOf(element).label).to.equal('Early');
    expect(element.shadowRoot?.textContent).to.contain('mine');
    element.label = 'Later';
    expect(element.getAttribute('label')).to.equal('Later');
  });

  it('r2wc trap: does not render before it is connected, and once for several changes', async () => {
    const before = life.renders;
    const element = document.createElement('site-probe') as Probe;
    element.setAttribute('label', 'Alone');
    element.config = { text: 'alone' };
    await frame();
    expect(life.renders).to.equal(before);
    const { container } = await mount('<p></p>');
    container.append(element);
    element.setAttribute('label', 'A');
    element.setAttribute('size', 'large');
    await shows(element, 'alone');
    expect(life.renders).to.equal(before + 1);
  });

  it('sets no attribute on the host by itself', async () => {
    const { element } = await mount<Probe>(`<site-probe>${JSON_CHILD}</site-probe>`);
    await shows(element, 'child');
    expect(element.getAttributeNames()).to.deep.equal([]);
  });
});

describe('element layer: data', () => {
  it('r2wc trap: finds a JSON child that comes after the element, is replaced, changed and removed', async () => {
    const { element } = await mount<Probe>('<site-probe></site-probe>');
    expect(isFallbackShown(element)).to.equal(true);
    element.innerHTML = JSON_CHILD;
    await shows(element, 'child');
    element.innerHTML = JSON_CHILD.replace('"child"', '"replaced"');
    await shows(element, 'replaced');
    (element.firstElementChild as Element).textContent = '{ "text": "changed" }';
    await shows(element, 'changed');
    element.replaceChildren();
    await eventually(() => expect(isFallbackShown(element)).to.equal(true));
  });

  it('takes config before the JSON child before src', async () => {
    const endpoint = await openEndpoint({ body: '{ "text": "src" }' });
    const { element } = await mount<Probe>(`<site-probe src="${endpoint.url}"></site-probe>`);
    await shows(element, 'src');
    element.innerHTML = JSON_CHILD;
    await shows(element, 'child');
    element.config = { text: 'config' };
    await shows(element, 'config');
    element.config = null;
    await shows(element, 'child');
    element.replaceChildren();
    await shows(element, 'src');
    expect((await endpoint.requests()).length).to.equal(1);
  });

  it('shows changes inside an object that is set again', async () => {
    const { element } = await mount<Probe>('<site-probe></site-probe>');
    const config = { text: 'one' };
    element.config = config;
    await shows(element, 'one');
    config.text = 'two';
    element.config = config;
    await shows(element, 'two');
  });

  it('keeps the fallback and reports once when there is nothing to show', async () => {
    const problems: unknown[] = [];
    const { container } = await mount('<p></p>');
    container.addEventListener('configerror', (event) => problems.push((event as CustomEvent).detail.problems));
    container.innerHTML = '<site-probe><script type="application/json">{}</script><a href="/a">A</a></site-probe>';
    const element = container.firstElementChild as Probe;
    const [message, subject] = await expectWarning(/expected a text/);
    expect(message).to.equal(
      '<site-probe> /text is nothing; expected a text. Nothing is shown. See elements/site-probe.md.',
    );
    expect(subject).to.equal(element);
    element.setAttribute('label', 'again');
    await frame();
    expect(problems).to.have.length(1);
    expect(isFallbackShown(element)).to.equal(true);
  });

  it('reports malformed JSON and keeps what it showed', async () => {
    const { element } = await mount<Probe>(`<site-probe>${JSON_CHILD}</site-probe>`);
    await shows(element, 'child');
    element.innerHTML = '<script type="application/json">{ "text": "child", }</script>';
    await expectWarning(/site-probe/);
    expect(textOf(element)).to.equal('child');
  });

  for (const [title, answer, pattern] of [
    ['404', { status: 404, body: '{ "text": "no" }' }, /attribute src is .* which answers 404/],
    ['HTML', { body: '<!doctype html><title>Login</title>' }, /attribute src/],
    ['nothing at all', { body: '' }, undefined],
  ] as const) {
    it(`keeps the fallback when src answers ${title}`, async () => {
      const endpoint = await openEndpoint(answer);
      const { element } = await mount<Probe>(`<site-probe src="${endpoint.url}"><a href="/">Home</a></site-probe>`);
      if (pattern) await expectWarning(pattern);
      else {
        await eventually(async () => expect((await endpoint.requests()).length).to.equal(1));
        await eventually(() => expect(performance.getEntriesByName(endpoint.url)).to.have.length(1));
        await frame();
      }
      expect(isFallbackShown(element)).to.equal(true);
    });
  }

  it('keeps the fallback while src never answers, and drops the request when the element goes', async () => {
    const endpoint = await openEndpoint({ isHeld: true });
    const { element } = await mount<Probe>(`<site-probe src="${endpoint.url}"></site-probe>`);
    await eventually(async () => expect((await endpoint.requests()).length).to.equal(1));
    expect(isFallbackShown(element)).to.equal(true);
    element.remove();
    await eventually(async () => expect((await endpoint.requests())[0]?.isAborted).to.equal(true));
  });

  it('takes locale and prefix from the attribute, else from the page', async () => {
    const { element } = await mount<Probe>(`<div lang="ko"><site-probe>${JSON_CHILD}</site-probe></div>`);
    const inner = element.firstElementChild as Probe;
    const output = () => inner.shadowRoot?.querySelector('output');
    await eventually(() => expect(output()?.textContent).to.equal('ko-kr'));
    inner.setAttribute('locale', 'ja');
    await eventually(() => expect(output()?.textContent).to.equal('ja-jp'));
    expect(output()?.dataset.prefix).to.equal('/jp');
    inner.setAttribute('locale', 'xx');
    await expectWarning(/attribute locale/);
    await eventually(() => expect(output()?.textContent).to.equal('en-us'));
  });
});

describe('element layer: events and methods', () => {
  it('r2wc trap: dispatches events that bubble, are composed and can be cancelled', async () => {
    const { element, container } = await mount<Probe>(`<site-probe>${JSON_CHILD}</site-probe>`);
    await shows(element, 'child');
    const seen: CustomEvent[] = [];
    container.addEventListener('press', (event) => seen.push(event as CustomEvent));
    buttonOf(element).click();
    await eventually(() => expect(buttonOf(element).textContent).to.equal('1'));
    container.addEventListener('press', (event) => event.preventDefault());
    buttonOf(element).click();
    await frame();
    expect(buttonOf(element).textContent).to.equal('1');
    expect(
      seen.map(({ detail, bubbles, composed, cancelable }) => ({ detail, bubbles, composed, cancelable })),
    ).to.deep.equal([
      { detail: { count: 0 }, bubbles: true, composed: true, cancelable: true },
      { detail: { count: 1 }, bubbles: true, composed: true, cancelable: true },
    ]);
  });

  it('runs a method that was called before the first render', async () => {
    const { container } = await mount('<p></p>');
    const element = document.createElement('site-probe') as Probe;
    element.config = { text: 'called' };
    element.add(3);
    container.append(element);
    await eventually(() => expect(buttonOf(element)?.textContent).to.equal('3'));
    element.add(2);
    await eventually(() => expect(buttonOf(element).textContent).to.equal('5'));
  });

  it('reflects state as a boolean attribute', async () => {
    const { element } = await mount<Probe>(`<site-probe>${JSON_CHILD}</site-probe>`);
    await shows(element, 'child');
    const [, toggle] = element.shadowRoot?.querySelectorAll('button') ?? [];
    toggle?.click();
    await eventually(() => expect(element.hasAttribute('open')).to.equal(true));
    await eventually(() => expect(attributesOf(element).open).to.equal(true));
    toggle?.click();
    await eventually(() => expect(element.hasAttribute('open')).to.equal(false));
  });

  it('says once that it is ready', async () => {
    let count = 0;
    const { container } = await mount('<p></p>');
    container.addEventListener('ready', () => {
      count += 1;
    });
    container.innerHTML = `<site-probe>${JSON_CHILD}</site-probe>`;
    const element = container.firstElementChild as Probe;
    await eventually(() => expect(count).to.equal(1));
    element.setAttribute('label', 'again');
    await eventually(() => expect(attributesOf(element).label).to.equal('again'));
    expect(count).to.equal(1);
  });
});

describe('element layer: life cycle', () => {
  const moves: [string, (parent: Element, element: Element) => void][] = [
    ['append', (parent, element) => parent.append(element)],
    ['insertBefore', (parent, element) => parent.insertBefore(element, parent.firstChild)],
  ];
  if ('moveBefore' in Element.prototype) {
    moves.push([
      'moveBefore',
      (parent, element) =>
        (parent as unknown as { moveBefore(node: Node, child: null): void }).moveBefore(element, null),
    ]);
  }
  for (const [name, move] of moves) {
    it(`r2wc trap: keeps state and nodes when ${name} moves it`, async () => {
      const { element, container } = await mount<Probe>(`<div><site-probe>${JSON_CHILD}</site-probe></div>`);
      const moved = element.firstElementChild as Probe;
      await shows(moved, 'child');
      const button = buttonOf(moved);
      button.click();
      await eventually(() => expect(button.textContent).to.equal('1'));
      move(container, moved);
      await new Promise((resolve) => setTimeout(resolve));
      await frame();
      expect(buttonOf(moved)).to.equal(button);
      expect(button.textContent).to.equal('1');
    });
  }

  it('unmounts when it is removed, and renders anew when it comes back', async () => {
    const { element, container } = await mount<Probe>(`<site-probe label="Leaves">${JSON_CHILD}</site-probe>`);
    await shows(element, 'child');
    await eventually(() => expect(life.mounted).to.include('Leaves'));
    element.remove();
    await eventually(() => expect(life.mounted).not.to.include('Leaves'));
    container.append(element);
    await shows(element, 'child');
    expect(buttonOf(element).textContent).to.equal('0');
  });

  it('makes an independent element of a clone', async () => {
    const { element, container } = await mount<Probe>(`<site-probe label="One">${JSON_CHILD}</site-probe>`);
    await shows(element, 'child');
    const clone = element.cloneNode(true) as Probe;
    container.append(clone);
    await shows(clone, 'child');
    buttonOf(clone).click();
    clone.setAttribute('label', 'Two');
    await eventually(() => expect(attributesOf(clone).label).to.equal('Two'));
    expect(attributesOf(element).label).to.equal('One');
    expect(buttonOf(element).textContent).to.equal('0');
  });

  it('leaves the fallback in place when the component throws, and recovers with better data', async () => {
    const { element } = await mount<Probe>('<site-probe><a href="/">Home</a></site-probe>');
    element.config = { text: 'throw' };
    const [, subject] = await expectWarning(/cannot be rendered/);
    expect(subject).to.equal(element);
    await eventually(() => expect(isFallbackShown(element)).to.equal(true));
    element.config = { text: 'better' };
    await shows(element, 'better');
    expect(isFallbackShown(element)).to.equal(false);
  });

  it('shares one style sheet for each file among all instances', async () => {
    const { element, container } = await mount<Probe>(`<site-probe>${JSON_CHILD}</site-probe>`);
    container.insertAdjacentHTML('beforeend', `<site-probe>${JSON_CHILD}</site-probe>`);
    const other = container.lastElementChild as Probe;
    await shows(other, 'child');
    const shared = ({ shadowRoot }: Probe) => [...(shadowRoot?.adoptedStyleSheets ?? [])].slice(0, -1);
    expect(shared(element).length).to.equal(probe.styles.length);
    expect(shared(other)).to.deep.equal(shared(element));
    expect(getComputedStyle(other.shadowRoot?.querySelector('p') as Element).color).to.equal('rgb(1, 2, 3)');
  });

  it('is styled after a move to another document', async () => {
    const { element, container } = await mount<Probe>(`<site-probe>${JSON_CHILD}</site-probe>`);
    const iframe = document.createElement('iframe');
    container.append(iframe);
    iframe.contentDocument?.body.append(element);
    await shows(element, 'child');
    const view = iframe.contentWindow as Window;
    const color = () => view.getComputedStyle(element.shadowRoot?.querySelector('p') as Element).color;
    await eventually(() => expect(color()).to.equal('rgb(1, 2, 3)'));
  });
});

describe('element layer: definition', () => {
  it('leaves a definition by somebody else alone and warns with the remedy', async () => {
    class Other extends HTMLElement {}
    customElements.define('taken-probe', Other);
    defineElement(probe, 'taken');
    const [message] = await expectWarning(/taken-probe/);
    expect(message).to.contain('data-prefix="acme"');
    expect(customElements.get('taken-probe')).to.equal(Other);
  });

  it('does nothing when the tag is ours already', () => {
    const first = customElements.get('site-probe');
    defineElement(probe);
    expect(customElements.get('site-probe')).to.equal(first);
  });
});
