import { expect } from 'chai';
import { eventually } from './eventually.ts';
import { press, type } from './keys.ts';
import { activeElementDeep, mount } from './mount.ts';
import { click, moveTo, wheel } from './pointer.ts';
import { canEmulateMedia, DEFAULT_VIEWPORT, emulateMedia, setViewport } from './viewport.ts';

function withInputInShadow(container: HTMLElement): HTMLInputElement {
  const root = document.createElement('div');
  container.append(root);
  const field = document.createElement('input');
  root.attachShadow({ mode: 'open' }).append(field);
  return field;
}

describe('keys', () => {
  it('Tab moves the focus into a shadow root, and Shift+Tab back', async () => {
    const { element, container } = await mount('<button>First</button>');
    const field = withInputInShadow(container);
    element.focus();
    await press('Tab');
    expect(activeElementDeep()).to.equal(field);
    expect(document.hasFocus()).to.equal(true);
    await press('Shift+Tab');
    expect(activeElementDeep()).to.equal(element);
  });

  it('typed text arrives in a field in a shadow root', async () => {
    const { container } = await mount('<p></p>');
    const field = withInputInShadow(container);
    field.focus();
    await type('aBé日');
    expect(field.value).to.equal('aBé日');
  });

  it('events carry the same names in every engine', async () => {
    const { element } = await mount('<button>Keys</button>');
    const seen: string[] = [];
    element.addEventListener('keydown', (event) => {
      event.preventDefault();
      seen.push(`${event.ctrlKey ? 'Control+' : ''}${event.key} ${event.code}`);
    });
    element.focus();
    for (const chord of ['Enter', 'Space', 'Escape', 'ArrowDown', 'Home', 'End', 'Control+k']) await press(chord);
    expect(seen).to.deep.equal([
      'Enter Enter',
      '  Space',
      'Escape Escape',
      'ArrowDown ArrowDown',
      'Home Home',
      'End End',
      `Control+Control ControlLeft`,
      'Control+k KeyK',
    ]);
  });
});

describe('pointer', () => {
  it('hovers, and hovers nothing in the next test', async () => {
    const { element } = await mount('<button style="position: absolute; inset: 50px auto auto 50px">Here</button>');
    expect(element.matches(':hover')).to.equal(false);
    await moveTo(element);
    expect(element.matches(':hover')).to.equal(true);
  });

  it('begins a test without hovering', async () => {
    const { element } = await mount('<button style="position: absolute; inset: 50px auto auto 50px">Here</button>');
    expect(element.matches(':hover')).to.equal(false);
  });

  it('clicks with modifiers', async () => {
    const { element } = await mount<HTMLButtonElement>('<button>Click</button>');
    const seen: string[] = [];
    element.addEventListener('click', ({ ctrlKey, shiftKey, pointerType, isTrusted }) => {
      seen.push(`${pointerType} ${ctrlKey} ${shiftKey} ${isTrusted}`);
    });
    await click(element);
    await click(element, { modifiers: ['Control', 'Shift'] });
    expect(seen).to.deep.equal(['mouse false false true', 'mouse true true true']);
  });

  it('clicks with the middle button', async () => {
    const { element } = await mount<HTMLButtonElement>('<button>Click</button>');
    const seen: number[] = [];
    for (const name of ['click', 'auxclick'] as const)
      element.addEventListener(name, ({ button }) => seen.push(button));
    await click(element, { button: 'middle' });
    await click(element);
    expect(seen).to.deep.equal([1, 0]);
  });

  it('scrolls with the wheel', async () => {
    await mount('<div style="block-size: 4000px">Tall</div>');
    await eventually(async () => {
      await wheel({ x: 100, y: 100 }, 200);
      expect(window.scrollY).to.be.greaterThan(100);
    });
  });
});

describe('viewport', () => {
  it('takes the narrowest width that counts, 320 px', async () => {
    await setViewport(320, 500);
    expect(window.matchMedia('(width: 320px)').matches).to.equal(true);
  });

  it('begins a test at its usual size', () => {
    expect([window.innerWidth, window.innerHeight]).to.deep.equal([DEFAULT_VIEWPORT.width, DEFAULT_VIEWPORT.height]);
  });

  if (canEmulateMedia) {
    it('emulates media features', async () => {
      await emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce', forcedColors: 'active' });
      for (const query of ['prefers-color-scheme: dark', 'prefers-reduced-motion: reduce', 'forced-colors: active']) {
        expect(window.matchMedia(`(${query})`).matches, query).to.equal(true);
      }
    });
  }
});
