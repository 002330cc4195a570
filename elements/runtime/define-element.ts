// Longer than 250 lines would be two files; it is one class, whose parts share private state.
import r2wc from '@r2wc/react-to-web-component';
import { type ComponentType, createElement } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import type { ShortCode } from '../../src/core/locale/locales.ts';
import { Later } from '../../src/hooks/useLater.ts';
import { takeEarlyEvents } from '../page/early-events.ts';
import { propertyName, readAttributes } from './attributes.ts';
import { type Configuration, ConfigurationSource } from './configuration.ts';
import type { AnyElementDeclaration, AttributeValues, SHARED_ATTRIBUTES } from './declaration.ts';
import { ElementRoot, type ElementRootProps } from './element-root.ts';
import { languageTexts, loadLanguageTexts } from './language-texts.ts';
import { pageContext } from './page-context.ts';
import type { Given, ProblemReporter } from './problem-reporter.ts';
import { Reveal } from './reveal.ts';
import { adoptStyles } from './style-sheets.ts';

// The names under which r2wc keeps what this layer replaces: its render method, its root, its props.
const RENDER = Symbol.for('r2wc.render');
const CONTEXT = Symbol.for('r2wc.context');
const PROPS = Symbol.for('r2wc.props');

/** Marks our classes, so that another copy of the library on the page, of whatever version, knows them. */
const OURS = Symbol.for('site-elements.element');

interface R2wcElement extends HTMLElement {
  container: ShadowRoot;
  [CONTEXT]?: { root: Root; ReactComponent: ComponentType<ElementRootProps> } | undefined;
  [PROPS]: object;
  [RENDER](): void;
  connectedCallback(): void;
}

type Handle = Readonly<Record<string, (...args: unknown[]) => unknown>>;

/** What came of data: what can be used of it, and whether something may be wrong with the rest. */
interface Reading {
  readonly raw: unknown;
  readonly data: unknown;
  readonly isFaulty: boolean;
}

/** For pages where something is wrong. */
const problemReporter = new Later(async () => (await import('./problem-reporter.ts')).ProblemReporter);

const NO_DATA: Reading = { raw: undefined, data: undefined, isFaulty: false };

/** The nearest `lang`, also across shadow roots. */
function nearestLang(element: Element): string | undefined {
  const lang = element.closest('[lang]')?.getAttribute('lang');
  if (lang) return lang;
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? nearestLang(root.host) : undefined;
}

/** The class for one tag. It is made when the tag is defined, because in Node there is no HTMLElement to extend. */
function createElementClass(declaration: AnyElementDeclaration): CustomElementConstructor {
  const Base = r2wc(ElementRoot, { shadow: 'open', props: {} }) as unknown as new () => R2wcElement;
  const laterParts = [declaration.opened, declaration.onIntent, declaration.later];
  const propertyNames = [...Object.keys(declaration.attributes).map(propertyName), 'config', ...declaration.properties];

  return class SiteElement extends Base {
    static readonly [OURS] = true;
    static readonly observedAttributes = Object.keys(declaration.attributes);

    static {
      for (const [attribute, { type }] of Object.entries(declaration.attributes)) {
        const name = propertyName(attribute);
        SiteElement.#defineProperty(name, {
          get: (element) => element.#readAttributes().values[name as keyof object],
          set: (element, value) => {
            const isAbsent = value === null || value === undefined || (type === 'boolean' && value === false);
            if (isAbsent) element.removeAttribute(attribute);
            else
              element.setAttribute(
                attribute,
                type === 'boolean' ? '' : String(Array.isArray(value) ? value.join(' ') : value),
              );
          },
        });
      }
      for (const name of declaration.properties) {
        SiteElement.#defineProperty(name, {
          get: (element) => element.#properties[name],
          set: (element, value) => {
            element.#properties[name] = value;
            element.#schedule();
          },
        });
      }
      for (const method of declaration.methods) {
        Object.defineProperty(SiteElement.prototype, method, {
          configurable: true,
          writable: true,
          value(this: SiteElement, ...args: unknown[]) {
            if (this.#handle) this.#handle[method]?.(...args);
            else this.#waitingCalls.push((handle) => handle[method]?.(...args));
          },
        });
      }
    }

    static #defineProperty(
      name: string,
      { get, set }: { get: (element: SiteElement) => unknown; set: (element: SiteElement, value: unknown) => void },
    ): void {
      Object.defineProperty(SiteElement.prototype, name, {
        configurable: true,
        enumerable: true,
        get(this: SiteElement) {
          return get(this);
        },
        set(this: SiteElement, value: unknown) {
          set(this, value);
        },
      });
    }

    readonly #configuration = new ConfigurationSource(this, () => this.#schedule());
    readonly #reveal = new Reveal(this.container, () => {
      if ('ready' in declaration.events) this.#emit('ready', null);
      if (!declaration.later) return;
      const loadLater = () => declaration.later?.load().catch(this.#warnOfCode);
      requestAnimationFrame(() => setTimeout(loadLater)); // Not before what shows has been painted.
    });
    readonly #properties: Record<string, unknown> = {};
    #reading = NO_DATA;
    #reporter: ProblemReporter | undefined;
    #isReported = false;
    #isScheduled = false;
    #isHydrating = false;
    #hasHydrated = false;
    #unmountTimer: ReturnType<typeof setTimeout> | undefined;
    #unsubscribe: readonly ((() => void) | undefined)[] = [];
    #handle: Handle | null = null;
    #waitingCalls: ((handle: Handle) => void)[] = [];

    constructor() {
      super();
      // A property that was set before the definition is an own value and hides the accessor of the prototype.
      for (const name of propertyNames) {
        if (!Object.hasOwn(this, name)) continue;
        const value = Reflect.get(this, name);
        Reflect.deleteProperty(this, name);
        Reflect.set(this, name, value);
      }
    }

    /** r2wc attaches in its constructor; where a declarative shadow root is, that would empty it. */
    override attachShadow(init: ShadowRootInit): ShadowRoot {
      if (this.shadowRoot) return this.shadowRoot;
      const root = super.attachShadow(init);
      Reveal.prepare(root);
      return root;
    }

    get config(): unknown {
      return this.#configuration.property;
    }

    /** The element's data as an object; wins over the JSON child and `src`, to which `null` gives way. */
    set config(value: unknown) {
      this.#configuration.property = value ?? undefined;
      this.#reading = NO_DATA; // The same object may have been changed inside.
      this.#schedule();
    }

    override connectedCallback(): void {
      clearTimeout(this.#unmountTimer);
      this.#adoptStyles();
      this.#unsubscribe = laterParts.map((part) => part?.subscribe(this.#adoptStyles));
      this.#configuration.connect();
      super.connectedCallback();
    }

    /** With this method there, `moveBefore` calls neither of its neighbours, and everything stays as it is. */
    connectedMoveCallback(): void {}

    adoptedCallback(): void {
      this.#adoptStyles();
    }

    readonly #adoptStyles = (): void => {
      adoptStyles(this.container, [...declaration.styles, ...laterParts.flatMap((part) => part?.get()?.styles ?? [])]);
    };

    /** A move by `append` disconnects and connects in one go, so unmounting waits until that is over. */
    disconnectedCallback(): void {
      this.#configuration.disconnect();
      for (const unsubscribe of this.#unsubscribe) unsubscribe?.();
      this.#unmountTimer = setTimeout(this.#leavePage);
    }

    readonly #leavePage = (): void => {
      if (this.#isHydrating) return; // React calls it a mistake to unmount what has not been hydrated; then it is.
      this.#reveal.cancel();
      this.#dropRoot();
    };

    attributeChangedCallback(): void {
      this.#schedule();
    }

    /** r2wc's wish to render; ours come together in one microtask, so that none overtakes hydration. */
    override [RENDER](): void {
      this.#schedule();
    }

    #schedule(): void {
      if (this.#isScheduled) return;
      this.#isScheduled = true;
      queueMicrotask(() => {
        this.#isScheduled = false;
        if (this.isConnected && !this.#isHydrating) this.#update();
      });
    }

    #readAttributes() {
      return readAttributes(declaration.attributes, (name) => this.getAttribute(name));
    }

    #update(): void {
      const attributes = this.#readAttributes();
      const shared = attributes.values as unknown as AttributeValues<typeof SHARED_ATTRIBUTES>;
      const configuration = this.#configuration.read(shared.src);
      if (configuration.status === 'pending' && declaration.dataByDefault === undefined) return;
      const reading = this.#read(configuration);
      const data = reading.data ?? declaration.dataByDefault;
      const dataPage = data === undefined ? undefined : declaration.pageOf?.(data as never);
      // The first render of a pre-rendered element reads only what the server knew, or React would find other markup.
      const pageUrl = this.#isPrerendered ? (shared.pageUrl ?? '') : this.ownerDocument.URL;
      const page = pageContext(shared, pageUrl, nearestLang(this), dataPage);
      const problem = configuration.status === 'broken' ? configuration.problem : undefined;
      const isFaulty = attributes.faulty.length > 0 || page.isFaulty || reading.isFaulty || problem !== undefined;
      this.#report(isFaulty, { shared, faultyAttributes: attributes.faulty, dataPage, raw: reading.raw, problem });
      if (data === undefined) {
        this.#dropRoot();
        this.#reveal.showFallback();
        return;
      }
      const language = page.locale.shortCode;
      if (!this.#isPrepared(language)) return;
      this.#render({
        attributes: attributes.values,
        data: this.#isBarOnly ? (declaration.later?.get()?.barOnly?.(data as never) ?? data) : data,
        locale: page.locale,
        texts: declaration.texts && languageTexts(language)?.[declaration.texts],
        links: page.links,
        emit: this.#emit,
        reflect: this.#reflect,
        properties: { ...this.#properties },
        ref: this.#setHandle,
      });
    }

    /** Whether the code of this render is there; otherwise it is loaded, and the element is updated when it has come. */
    #isPrepared(language: ShortCode): boolean {
      const missing: Promise<unknown>[] = [];
      if (declaration.texts && !languageTexts(language)) missing.push(loadLanguageTexts(language));
      // A server's markup has it all, and so must the render that takes it over, also of what a person has opened in it.
      for (const part of this.#isPrerendered ? [declaration.later, declaration.opened] : []) {
        if (part && !part.get()) missing.push(part.load());
      }
      if (missing.length === 0) return true;
      Promise.all(missing).then(() => this.#schedule(), this.#warnOfCode);
      return false;
    }

    readonly #warnOfCode = (error: unknown): void => {
      console.warn(`<${this.localName}> stays as it is: its code cannot be loaded: ${error}`, this);
    };

    /** Reads data once, however often it is rendered. A text that is no JSON leaves the last good data in place. */
    #read(configuration: Configuration): Reading {
      if (configuration.status === 'absent') this.#reading = NO_DATA;
      if (configuration.status === 'present' && configuration.value !== this.#reading.raw) {
        const raw = configuration.value;
        let isFaulty = false;
        const data = declaration.read(raw, () => {
          isFaulty = true;
        });
        this.#reading = { raw, data, isFaulty };
      }
      return this.#reading;
    }

    /** Says what is wrong, and takes note of it when nothing is any more. The code for it comes when something is. */
    #report(isFaulty: boolean, given: Given): void {
      if (!isFaulty && !this.#isReported) return;
      this.#isReported = true;
      problemReporter.load().then((Reporter) => {
        this.#reporter ??= new Reporter(this, declaration);
        this.#reporter.report(given);
      }, this.#warnOfCode);
    }

    /** True until React has taken over a server's markup. */
    get #isPrerendered(): boolean {
      return this.#reveal.container?.dataset.prerendered !== undefined;
    }

    /** True until React has taken over a server's markup that leaves out what is in the panels. */
    get #isBarOnly(): boolean {
      return this.#reveal.container?.dataset.prerendered === 'bar';
    }

    #render(componentProps: Record<string, unknown>): void {
      const { container } = this.#reveal;
      if (!container) return; // Somebody else's declarative shadow root: nothing of ours can be shown in it.
      const props = {
        component: declaration.component as unknown as ElementRootProps['component'],
        componentProps,
        isStatic: this.#isPrerendered,
        onCommit: this.#handleCommit,
        onError: this.#handleError,
      };
      const options = { onCaughtError: () => {}, onRecoverableError: this.#warn };
      this[PROPS] = props;
      if (this.#isPrerendered) {
        this.#isHydrating = true;
        delete container.dataset.prerendered;
        const root = hydrateRoot(container, createElement(ElementRoot, props), options);
        this[CONTEXT] = { root, ReactComponent: ElementRoot };
        return;
      }
      this[CONTEXT] ??= { root: createRoot(container, options), ReactComponent: ElementRoot };
      super[RENDER]();
    }

    readonly #handleCommit = (): void => {
      if (this.#isHydrating) {
        this.#isHydrating = false;
        this.#hasHydrated = true;
        if (this.isConnected)
          this.#schedule(); // What changed meanwhile, and what only the browser knows.
        else this.#unmountTimer = setTimeout(this.#leavePage);
        return;
      }
      const events = takeEarlyEvents(this);
      if (events) {
        import('./replay-early-events.ts').then(({ replayEarlyEvents }) => replayEarlyEvents(events), this.#warnOfCode);
      }
      const { revealDelay } = this.#readAttributes().values as { readonly revealDelay?: number };
      this.#reveal.showContent(this.#hasHydrated ? 0 : (revealDelay ?? 0));
    };

    readonly #handleError = (error: unknown): void => {
      this.#warn(error);
      // React is still at work on the tree that failed.
      queueMicrotask(() => {
        this.#dropRoot();
        this.#reveal.showFallback();
      });
    };

    readonly #warn = (error: unknown): void => {
      console.warn(
        `<${this.localName}> cannot be rendered as it should: ${error}. This is a bug; please report it.`,
        this,
        error,
      );
    };

    #dropRoot(): void {
      this[CONTEXT]?.root.unmount();
      this[CONTEXT] = undefined;
      this.#isHydrating = false;
    }

    readonly #emit = (type: string, detail: unknown): boolean => {
      const cancelable = declaration.events[type]?.isCancelable ?? false;
      return this.dispatchEvent(new CustomEvent(type, { bubbles: true, composed: true, cancelable, detail }));
    };

    readonly #reflect = (name: string, isSet: boolean): void => {
      this.toggleAttribute(name, isSet);
    };

    readonly #setHandle = (handle: Handle | null): void => {
      this.#handle = handle;
      if (!handle) return;
      const calls = this.#waitingCalls;
      this.#waitingCalls = [];
      for (const call of calls) call(handle);
    };
  };
}

/**
 * Defines a custom element for a declaration: the only place that knows r2wc, React roots and hydration (contract §2).
 *
 * Does nothing in Node, and nothing where the tag is ours already, be it another version. Where somebody else has taken
 * the tag, their definition stays, and one warning says how to choose a prefix (contract §1).
 *
 * @param prefix - `acme` makes `<acme-header>` of the declaration named `header`.
 */
export function defineElement(declaration: AnyElementDeclaration, prefix = 'site'): void {
  if (typeof customElements === 'undefined') return;
  const tagName = `${prefix}-${declaration.name}`;
  const taken = customElements.get(tagName);
  if (!taken) customElements.define(tagName, createElementClass(declaration));
  else if (!(OURS in taken)) {
    import('./name-taken.ts').then(({ warnOfTakenName }) => warnOfTakenName(tagName, declaration.name));
  }
}
