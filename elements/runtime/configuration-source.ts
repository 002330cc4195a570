import { isFullyParsed } from '../page/fully-parsed.ts';
import { jsonChildOf } from '../page/json-child.ts';
import { hasMenu } from '../page/menu-child.ts';
import { type Configuration, readText } from './configuration.ts';
import type { AnyElementDeclaration } from './declaration.ts';
import type { MenuSource } from './read-menu.ts';

/**
 * Watches where an element's data comes from: the `config` property, else the JSON child, else `src`, else a header's
 * menu (contract §2, Configuration). The child may come late, grow while the page is parsed, be replaced, or go.
 */
export class ConfigurationSource {
  /** Set by the `config` property; `undefined` gives way to the child. */
  property: unknown;
  readonly #host: HTMLElement;
  readonly #onChange: () => void;
  readonly #onMissingCode: (error: unknown) => void;
  readonly #observer: MutationObserver;
  #childText: string | undefined;
  #child: Configuration = { status: 'absent' };
  #src: string | undefined;
  #loaded: Configuration = { status: 'absent' };
  #request: AbortController | undefined;
  readonly #menuStage: AnyElementDeclaration['menu'];
  #menu: MenuSource | undefined;

  /**
   * @param menu - reads a menu, of elements that have one.
   * @param onMissingCode - called where data stays pending, because the code that reads it cannot be loaded.
   */
  constructor(
    host: HTMLElement,
    menu: AnyElementDeclaration['menu'],
    onChange: () => void,
    onMissingCode: (error: unknown) => void,
  ) {
    this.#host = host;
    this.#menuStage = menu;
    this.#onChange = onChange;
    this.#onMissingCode = onMissingCode;
    this.#observer = new MutationObserver(onChange);
  }

  connect(): void {
    this.#observer.observe(this.#host, { childList: true, subtree: true, characterData: true });
    const document = this.#host.ownerDocument;
    if (document.readyState === 'loading') {
      document.addEventListener('DOMContentLoaded', this.#onChange, { once: true });
    }
  }

  disconnect(): void {
    this.#observer.disconnect();
    this.#host.ownerDocument.removeEventListener('DOMContentLoaded', this.#onChange);
    this.#request?.abort();
    if (this.#loaded.status === 'pending') this.#src = undefined;
  }

  /** The data as it stands now. Starts loading `src` where nothing else gives data. */
  read(src: string | undefined): Configuration {
    if (this.property !== undefined) return { status: 'present', value: this.property };
    const child = this.#readChild();
    if (child.status !== 'absent') return child;
    const loaded = this.#readSrc(src);
    return loaded.status === 'absent' && this.#menuStage && hasMenu(this.#host)
      ? this.#readMenu(this.#menuStage)
      : loaded;
  }

  #readMenu(stage: NonNullable<AnyElementDeclaration['menu']>): Configuration {
    const parts = stage.get();
    if (parts) {
      this.#menu ??= new parts.MenuSource(this.#host, this.#onChange);
      return this.#menu.read(this.#observer);
    }
    stage.load().then(this.#onChange, this.#onMissingCode);
    return { status: 'pending' };
  }

  #readChild(): Configuration {
    const script = jsonChildOf(this.#host);
    const text = script?.textContent ?? undefined;
    if (text !== this.#childText || this.#child.status === 'pending') {
      this.#childText = text;
      this.#child = text === undefined ? { status: 'absent' } : (readText(text) ?? { status: 'pending' });
      if (text !== undefined && this.#child.status === 'pending' && script && isFullyParsed(script)) {
        this.#explainChild(text).catch(this.#onMissingCode);
      }
    }
    return this.#child;
  }

  async #explainChild(text: string): Promise<void> {
    const { explainJson } = await import('./explain-json.ts');
    if (this.#childText !== text || this.#child.status !== 'pending') return;
    this.#child = explainJson(text);
    this.#onChange();
  }

  #readSrc(src: string | undefined): Configuration {
    if (src === this.#src) return this.#loaded;
    this.#request?.abort();
    this.#src = src;
    this.#loaded = { status: src === undefined ? 'absent' : 'pending' };
    if (src !== undefined) {
      this.#load(src).catch((error: unknown) => {
        if (this.#src === src) this.#src = undefined; // Asked for again the next time.
        this.#onMissingCode(error);
      });
    }
    return this.#loaded;
  }

  async #load(src: string): Promise<void> {
    const request = new AbortController();
    this.#request = request;
    const { loadSource } = await import('./load-source.ts');
    const loaded = await loadSource(src, this.#host.ownerDocument.baseURI, request);
    if (this.#request !== request || !loaded) return;
    this.#loaded = loaded;
    this.#onChange();
  }
}
