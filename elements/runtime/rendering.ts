import { type ComponentType, createElement } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { loadCode } from '../../src/stages/load-code.ts';
import { followHeldLink, takeEarlyEvents } from '../page/early-events.ts';
import type { RestoredRoot } from '../snapshot/restored.ts';
import { ElementRoot, type ElementRootProps } from './element-root.ts';
import { warnOfMissingCode } from './missing-code.ts';
import { CONTEXT, PROPS, type R2wcElement } from './r2wc-base.ts';
import { Reveal } from './reveal.ts';

/** What a rendering asks of its element, and tells it. */
export interface RenderingHost {
  readonly component: ComponentType<never>;
  /** r2wc's own way to bring new props into the root. */
  readonly updateRoot: () => void;
  /** How long what is rendered waits before it shows, in ms. */
  readonly revealDelay: () => number;
  /** Called when a server's markup has been taken over: what only the browser knows can be rendered now. */
  readonly onHydrated: () => void;
  /** Called once it has been rendered for the first time, be it shown or still waiting for that. */
  readonly onRender: () => void;
  /** Called when it shows what it has: what was rendered, or the fallback. */
  readonly onShow: (isContent: boolean) => void;
}

/**
 * React's root in the shadow root of an element: made or, over a server's markup, hydrated, kept through moves, and
 * dropped when the element has left the page or cannot be rendered (contract §2).
 */
export class Rendering {
  readonly #element: R2wcElement;
  readonly #host: RenderingHost;
  readonly #reveal: Reveal;
  #isHydrating = false;
  #hasHydrated = false;
  #hasRendered = false;
  #dropTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(element: R2wcElement, host: RenderingHost) {
    this.#element = element;
    this.#host = host;
    this.#reveal = new Reveal(element.container, host.onShow);
  }

  /** True from the beginning of a hydration to its commit: nothing else can be rendered meanwhile. */
  get isHydrating(): boolean {
    return this.#isHydrating;
  }

  /** True until React has taken over a server's markup. */
  get isPrerendered(): boolean {
    return this.#reveal.container?.dataset.prerendered !== undefined;
  }

  /** True until React has taken over a server's markup that leaves out what is in the panels. */
  get isBarOnly(): boolean {
    return this.#reveal.container?.dataset.prerendered === 'bar';
  }

  /** Of markup that the loader has restored; `undefined` of other one, and once React has taken it over. */
  get restoredPage(): RestoredRoot['restoredPage'] {
    const container: RestoredRoot | null = this.#reveal.container;
    return this.isPrerendered ? container?.restoredPage : undefined;
  }

  /** The markup is not to be taken over: it shows until the first render has taken its place. */
  disownMarkup(): void {
    this.#reveal.container?.removeAttribute('data-stays');
    delete this.#reveal.container?.dataset.prerendered;
  }

  render(componentProps: Record<string, unknown>): void {
    const { container } = this.#reveal;
    if (!container) return; // Somebody else's declarative shadow root: nothing of ours can be shown in it.
    const props = {
      component: this.#host.component as unknown as ElementRootProps['component'],
      componentProps,
      isStatic: this.isPrerendered,
      onCommit: this.#handleCommit,
      onError: this.#handleError,
    };
    // What was restored may have been tampered with. Then it is rendered anew.
    const options = { onCaughtError: () => {}, onRecoverableError: this.restoredPage ? () => {} : this.#warn };
    this.#element[PROPS] = props;
    if (this.isPrerendered) {
      this.#isHydrating = true;
      this.disownMarkup();
      const root = hydrateRoot(container, createElement(ElementRoot, props), options);
      this.#element[CONTEXT] = { root, ReactComponent: ElementRoot };
      return;
    }
    this.#element[CONTEXT] ??= { root: createRoot(container, options), ReactComponent: ElementRoot };
    this.#host.updateRoot();
  }

  /** Shows the fallback in place of what is rendered. */
  drop(): void {
    this.#unmount();
    this.#reveal.showFallback();
  }

  /** Nothing more can be rendered: what shows stays, be it a server's; where nothing does, the fallback shows. */
  stay(): void {
    if (this.isPrerendered) {
      this.#reveal.container?.setAttribute('data-stays', ''); // The loader keeps nothing for it any more.
      followHeldLink(this.#element);
    } else if (!this.#element[CONTEXT]) this.#reveal.showFallback();
  }

  /** A move by `append` disconnects and connects in one go, so unmounting waits until that is over. */
  dropSoon(): void {
    this.#dropTimer = setTimeout(() => {
      if (this.#isHydrating) return; // React calls it a mistake to unmount what has not been hydrated; then it is.
      this.#reveal.cancel();
      this.#unmount();
    });
  }

  /** The element is back in a page. */
  keep(): void {
    clearTimeout(this.#dropTimer);
  }

  #unmount(): void {
    this.#element[CONTEXT]?.root.unmount();
    this.#element[CONTEXT] = undefined;
    this.#isHydrating = false;
  }

  readonly #handleCommit = (): void => {
    if (this.#isHydrating) {
      this.#isHydrating = false;
      this.#hasHydrated = true;
      if (this.#element.isConnected) this.#host.onHydrated();
      else this.dropSoon();
      return;
    }
    if (!this.#hasRendered) this.#host.onRender();
    this.#hasRendered = true;
    this.#replayEarlyEvents();
    this.#reveal.showContent(this.#hasHydrated ? 0 : this.#host.revealDelay());
  };

  #replayEarlyEvents(): void {
    const events = takeEarlyEvents(this.#element);
    if (!events) return;
    loadCode(() => import('./replay-early-events.ts')).then(
      ({ replayEarlyEvents }) => replayEarlyEvents(this.#element, events),
      (error) => {
        warnOfMissingCode(this.#element, 'does not repeat early clicks and keys')(error);
        followHeldLink(this.#element, events);
      },
    );
  }

  readonly #handleError = (error: unknown): void => {
    this.#warn(error);
    queueMicrotask(() => this.drop()); // React is still at work on the tree that failed.
  };

  readonly #warn = (error: unknown): void => {
    import('./rendering-problem.ts').then(({ warnOfRendering }) => warnOfRendering(this.#element, error), console.warn);
  };
}
