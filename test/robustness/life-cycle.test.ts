import { expect } from 'chai';
import { page, SRC } from '../elements/loader/loader-page.ts';
import navigation from '../fixtures/navigation.en-us.json';
import sectionNav from '../fixtures/section-nav.json';
import { engine } from '../support/engine.ts';
import { eventually } from '../support/eventually.ts';
import { type Frame, openFrame } from '../support/frame.ts';
import { tellCount } from '../support/tell-count.ts';
import { setViewport } from '../support/viewport.ts';
import { elementIn, type Opened, switchTo, TAGS } from './open-elements.ts';
import { ACCOUNT_SCRIPT, accountOf } from './page-account.ts';
import { restingAccountOf } from './resting-account.ts';

const json = (data: unknown) => `<script type="application/json">${JSON.stringify(data)}</script>`;
const BODY = `<div id="one"><site-header>${json(navigation)}</site-header><site-subnav>${json(sectionNav)}</site-subnav>
  <site-search suggest-url="/none" hydrate="load"></site-search></div><div id="two"></div><main id="main">Text</main>`;

const place = ({ document }: Frame, id: string) => document.querySelector(`#${id}`) as HTMLElement;

/** What a page does to an element that is open; where it ends, the element is in the page and closed, or about to be. */
const CHANGES: Readonly<Record<string, (frame: Frame, tag: string) => void | Promise<void>>> = {
  'is moved': (frame, tag) => {
    place(frame, 'two').append(elementIn(frame, tag));
    place(frame, 'one').append(elementIn(frame, tag));
  },
  'is moved with its state': (frame, tag) => {
    const element = elementIn(frame, tag);
    for (const id of ['two', 'one']) {
      const to = place(frame, id) as HTMLElement & { moveBefore?: (node: Node, before: Node | null) => void };
      if (to.moveBefore) to.moveBefore(element, null);
      else to.append(element); // Where there is no `moveBefore`, pages move in this way.
    }
  },
  'is cloned, and the clone taken away': async (frame, tag) => {
    const clone = elementIn(frame, tag).cloneNode(true) as Opened;
    clone.removeAttribute('open');
    place(frame, 'two').append(clone);
    await eventually(() => expect(clone.shadowRoot?.childElementCount).to.be.greaterThan(0));
    clone.remove();
  },
  'goes into another document and comes back': (frame, tag) => {
    const element = elementIn(frame, tag);
    const other = frame.document.createElement('iframe');
    frame.document.body.append(other);
    other.contentDocument?.body.append(element);
    place(frame, 'one').append(element);
    other.remove();
  },
  'is taken away and comes back': async (frame, tag) => {
    const element = elementIn(frame, tag);
    element.remove();
    await new Promise(requestAnimationFrame); // Then it knows.
    place(frame, 'one').append(element);
  },
  'is replaced by markup': (frame, tag) => {
    const element = elementIn(frame, tag);
    element.removeAttribute('open');
    const { outerHTML } = element;
    element.outerHTML = outerHTML;
  },
  'is replaced in a view transition': async (frame, tag) => {
    const replace = () => elementIn(frame, tag).replaceWith(elementIn(frame, tag).cloneNode(true));
    elementIn(frame, tag).removeAttribute('open');
    // Then pages replace without one. WebKitGTK ends at any view transition, on an empty page too.
    if (engine === 'webkit' || !('startViewTransition' in frame.document)) return replace();
    const transition = frame.document.startViewTransition(replace);
    // Its end is the last frame of an animation.
    await Promise.allSettled([transition.ready, transition.updateCallbackDone]);
    transition.skipTransition();
    await transition.finished;
  },
};

const COUNT = 3;

async function changeWhileOpen(frame: Frame, tag: string, change: (typeof CHANGES)[string]): Promise<void> {
  await switchTo(elementIn(frame, tag), true);
  await change(frame, tag);
  await eventually(() => expect(elementIn(frame, tag).shadowRoot?.querySelector('[data-root]')).to.be.ok);
  await switchTo(elementIn(frame, tag), true);
  await switchTo(elementIn(frame, tag), false);
}

async function openPage(): Promise<Frame> {
  await setViewport(1280);
  const frame = await openFrame(page(`${ACCOUNT_SCRIPT}<script src="${SRC}"></script>`, BODY));
  for (const tag of TAGS) {
    await switchTo(elementIn(frame, tag), true);
    await switchTo(elementIn(frame, tag), false);
  }
  return frame;
}

describe('robustness: life cycle', () => {
  for (const tag of TAGS) {
    for (const [name, change] of Object.entries(CHANGES)) {
      it(`contract §2: <${tag}> that ${name} while it is open works, and leaves nothing`, async () => {
        const frame = await openPage();
        await changeWhileOpen(frame, tag, change);
        const before = await restingAccountOf(frame);
        for (let count = 0; count < COUNT; count += 1) await changeWhileOpen(frame, tag, change);
        await eventually(() => expect(accountOf(frame)).to.deep.equal(before));
        await tellCount('cycles', `${tag} ${name}`, COUNT);
      });
    }
  }

  it('contract §2: all three, taken away for good, leave nothing but what the one tag itself listens to', async () => {
    const frame = await openPage();
    const markup = place(frame, 'one').innerHTML.replace(/ open(?:="[^"]*")?/g, '');
    const openAndTakeAway = async () => {
      place(frame, 'one').innerHTML = markup;
      for (const tag of TAGS) {
        await switchTo(elementIn(frame, tag), true);
        elementIn(frame, tag).remove();
      }
    };
    for (let count = 0; count < 2; count += 1) await openAndTakeAway();
    const before = await restingAccountOf(frame);
    for (let count = 0; count < COUNT; count += 1) await openAndTakeAway();
    await eventually(() => expect(accountOf(frame)).to.deep.equal(before));
    await tellCount('cycles', 'all three', COUNT);
  });

  it('contract §2: a page that writes itself anew with document.open has working elements, and nothing of those before', async () => {
    const frame = await openPage();
    const writeAnew = async () => {
      await switchTo(elementIn(frame, 'site-header'), true);
      frame.document.open();
      // What listened to document and window is gone with the page before, as browsers do it; the rest is to go by itself.
      const isOfPage = (key: unknown) => /^(?:HTMLDocument|Window) /.test((key as { readonly name: string }).name);
      for (const key of frame.window.living.listeners) if (isOfPage(key)) frame.window.living.listeners.delete(key);
      frame.document.write(page(`<script src="${SRC}"></script>`, BODY));
      frame.document.close();
      await eventually(() => expect(frame.document.querySelector('#main'), 'written').to.be.ok);
      for (const tag of TAGS) {
        await switchTo(elementIn(frame, tag), true);
        await switchTo(elementIn(frame, tag), false);
      }
    };
    await writeAnew();
    const before = await restingAccountOf(frame);
    for (let count = 1; count < COUNT; count += 1) await writeAnew();
    await eventually(() => expect(accountOf(frame)).to.deep.equal(before));
    await tellCount('cycles', 'document.open', COUNT);
  });

  it('contract §2: a page that writes itself anew while its code is still coming has working elements', async () => {
    await setViewport(1280);
    const html = page(`<script src="${SRC}"></script>`, BODY);
    const frame = await openFrame(html.replace('</main>', '<!--pause--></main>'));
    frame.document.open();
    frame.document.write(html);
    frame.document.close();
    for (const tag of TAGS) {
      await eventually(() => expect(elementIn(frame, tag)).to.be.ok);
      await switchTo(elementIn(frame, tag), true);
      await switchTo(elementIn(frame, tag), false);
    }
  });
});
