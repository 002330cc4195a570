/** A child of a shadow root by its data attribute; `:scope >` does not work from a shadow root. */
function childOf(root: ShadowRoot, name: string): HTMLElement | null {
  return ([...root.children] as HTMLElement[]).find((child) => child.dataset[name] !== undefined) ?? null;
}

/**
 * What the shadow root shows: the fallback (light-DOM children in a slot) until the content is rendered and the reveal
 * delay is over, and again if it cannot be rendered (contract §2, Fallback and Reveal).
 */
export class Reveal {
  /** What React renders into; `null` in a shadow root that is not ours. */
  readonly container: HTMLElement | null;
  readonly #fallback: HTMLElement | null;
  readonly #host: Element;
  readonly #onShow: (isContent: boolean) => void;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isRevealed = false;

  /** @param onShow - called when the content shows, or the fallback for good. */
  constructor(root: ShadowRoot, onShow: (isContent: boolean) => void) {
    this.container = childOf(root, 'root');
    this.#fallback = childOf(root, 'fallback');
    this.#host = root.host;
    this.#onShow = onShow;
  }

  /** Fills an empty shadow root. A declarative one brings the same two places with it (`prerender/render-element.ts`). */
  static prepare(root: ShadowRoot): void {
    const document = root.ownerDocument;
    const container = document.createElement('div');
    container.dataset.root = '';
    container.hidden = true;
    const fallback = document.createElement('div');
    fallback.dataset.fallback = 'pending';
    fallback.append(document.createElement('slot'));
    root.append(container, fallback);
  }

  /** Shows the content after `delay` ms; once revealed, it stays so until `showFallback`. */
  showContent(delay: number): void {
    if (this.#isRevealed || this.#timer !== undefined) return;
    if (delay > 0) this.#timer = setTimeout(() => this.#reveal(), delay);
    else this.#reveal();
  }

  showFallback(): void {
    this.cancel();
    this.#isRevealed = false;
    this.#toggle(false);
  }

  /** Forgets a delay that is running. */
  cancel(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  #reveal(): void {
    this.#timer = undefined;
    this.#isRevealed = true;
    this.#toggle(true);
  }

  #toggle(isContent: boolean): void {
    if (this.container) this.container.hidden = !isContent;
    if (this.#fallback) {
      const { dataset } = this.#fallback;
      const isEmpty = !isContent && !this.#host.textContent?.trim();
      this.#fallback.hidden = isContent;
      // Without anything to show, data may still come from a script. Else from now on it has its natural height, for good.
      dataset.fallback = isEmpty && dataset.fallback !== 'final' ? 'empty' : 'final';
    }
    this.#onShow(isContent);
  }
}
