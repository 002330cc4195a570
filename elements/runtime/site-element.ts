import type { ShortCode } from '../../src/core/locale/locales.ts';
import { Stage } from '../../src/stages/stage.ts';
import { defineAccessors, handOverOwnValues } from './accessors.ts';
import { readAttributes } from './attributes.ts';
import { ConfigurationSource } from './configuration-source.ts';
import { DataReader } from './data-reader.ts';
import type { AnyElementDeclaration, AttributeValues, SHARED_ATTRIBUTES } from './declaration.ts';
import { languageTexts, loadLanguageTexts } from './language-texts.ts';
import { warnOfMissingCode } from './missing-code.ts';
import { nearestLang, pageContext } from './page-context.ts';
import type { Given, ProblemReporter } from './problem-reporter.ts';
import { RENDER, r2wcBase } from './r2wc-base.ts';
import { Rendering } from './rendering.ts';
import { Reveal } from './reveal.ts';
import { adoptStyles } from './style-sheets.ts';

/** Marks our classes, so that another copy of the library on the page, of whatever version, knows them. */
const OURS = Symbol.for('site-elements.element');

/** Whether a class was made here, or by another copy of the library. */
export function isSiteElement(elementClass: CustomElementConstructor): boolean {
  return OURS in elementClass;
}

type Handle = Readonly<Record<string, (...args: unknown[]) => unknown>>;

/** Comes to pages where something is wrong. */
const problemReporter = new Stage(async () => (await import('./problem-reporter.ts')).ProblemReporter);

/**
 * The class for one tag: brings together what an element is rendered from (attributes, data, language, code) and
 * renders it anew when something of it changes. It is made when the tag is defined, as is what it extends.
 */
export function createElementClass(declaration: AnyElementDeclaration): CustomElementConstructor {
  const { afterRender, whenUsed } = declaration;
  const stages = [whenUsed, afterRender].filter((stage) => stage !== undefined);

  return class SiteElement extends r2wcBase() {
    static readonly [OURS] = true;
    static readonly observedAttributes = Object.keys(declaration.attributes);

    static {
      defineAccessors<SiteElement>(SiteElement.prototype, declaration, {
        attributeValue: (element, name) => element.#readAttributes().values[name as keyof object],
        properties: (element) => element.#properties,
        onChange: (element) => element.#schedule(),
        call: (element, method, args) => element.#call((handle) => handle[method]?.(...args)),
      });
    }

    readonly #configuration = new ConfigurationSource(
      this,
      () => this.#schedule(),
      (error) => this.#handleMissingCode(error),
    );
    readonly #rendering = new Rendering(this, {
      component: declaration.component,
      updateRoot: () => super[RENDER](),
      revealDelay: () => (this.#readAttributes().values as { readonly revealDelay?: number }).revealDelay ?? 0,
      onHydrated: () => this.#schedule(), // What changed meanwhile, and what only the browser knows.
      onReveal: () => {
        if ('ready' in declaration.events) this.#emit('ready', null);
        if (afterRender) requestAnimationFrame(() => setTimeout(() => afterRender.need())); // Not before what shows has been painted.
      },
    });
    readonly #warnOfMissingCode = warnOfMissingCode(this, 'stays as it is');
    readonly #warnOfMissingReport = warnOfMissingCode(this, 'cannot say what is wrong with it');
    readonly #properties: Record<string, unknown> = {};
    readonly #data = new DataReader(declaration.read);
    #reporter: ProblemReporter | undefined;
    #isReported = false;
    #isScheduled = false;
    #unsubscribe: readonly (() => void)[] = [];
    #handle: Handle | null = null;
    #waitingCalls: ((handle: Handle) => void)[] = [];

    constructor() {
      super();
      handOverOwnValues(this, declaration);
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
      this.#data.forget(); // The same object may have been changed inside.
      this.#schedule();
    }

    override connectedCallback(): void {
      this.#rendering.keep();
      this.#adoptStyles();
      this.#unsubscribe = stages.map((stage) => stage.subscribe(this.#adoptStyles));
      this.#configuration.connect();
      super.connectedCallback();
    }

    /** With this method there, `moveBefore` calls neither of its neighbours, and everything stays as it is. */
    connectedMoveCallback(): void {}

    adoptedCallback(): void {
      this.#adoptStyles();
    }

    readonly #adoptStyles = (): void => {
      adoptStyles(this.container, [...declaration.styles, ...stages.flatMap((stage) => stage.get()?.styles ?? [])]);
    };

    disconnectedCallback(): void {
      this.#configuration.disconnect();
      for (const unsubscribe of this.#unsubscribe) unsubscribe();
      this.#rendering.dropSoon();
    }

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
        if (this.isConnected && !this.#rendering.isHydrating) this.#update();
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
      const reading = this.#data.read(configuration);
      const data = reading.data ?? declaration.dataByDefault;
      const dataPage = data === undefined ? undefined : declaration.pageOf?.(data as never);
      // The first render of a pre-rendered element reads only what the server knew, or React would find other markup.
      const pageUrl = this.#rendering.isPrerendered ? (shared.pageUrl ?? '') : this.ownerDocument.URL;
      const page = pageContext(shared, pageUrl, nearestLang(this), dataPage);
      const problem = configuration.status === 'broken' ? configuration.problem : undefined;
      const isFaulty = attributes.faulty.length > 0 || page.isFaulty || reading.isFaulty || problem !== undefined;
      this.#report(isFaulty, { shared, faultyAttributes: attributes.faulty, dataPage, raw: reading.raw, problem });
      if (data === undefined) {
        this.#rendering.drop();
        return;
      }
      const language = page.locale.shortCode;
      if (!this.#isPrepared(language)) return;
      this.#rendering.render({
        attributes: attributes.values,
        data: this.#rendering.isBarOnly ? (afterRender?.get()?.barOnly?.(data as never) ?? data) : data,
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
      for (const stage of this.#rendering.isPrerendered ? stages : []) {
        if (stage.isPrinted && !stage.get()) missing.push(stage.load());
      }
      if (missing.length === 0) return true;
      Promise.all(missing).then(() => this.#schedule(), this.#handleMissingCode);
      return false;
    }

    readonly #handleMissingCode = (error: unknown): void => {
      this.#warnOfMissingCode(error);
      this.#rendering.stay();
    };

    /** Says what is wrong, and takes note of it when nothing is any more. The code for it comes when something is. */
    #report(isFaulty: boolean, given: Given): void {
      if (!isFaulty && !this.#isReported) return;
      this.#isReported = true;
      problemReporter.load().then((Reporter) => {
        this.#reporter ??= new Reporter(this, declaration);
        this.#reporter.report(given);
      }, this.#warnOfMissingReport);
    }

    readonly #emit = (type: string, detail: unknown): boolean => {
      const cancelable = declaration.events[type]?.isCancelable ?? false;
      return this.dispatchEvent(new CustomEvent(type, { bubbles: true, composed: true, cancelable, detail }));
    };

    readonly #reflect = (name: string, isSet: boolean): void => {
      this.toggleAttribute(name, isSet);
    };

    #call(call: (handle: Handle) => void): void {
      if (this.#handle) call(this.#handle);
      else this.#waitingCalls.push(call);
    }

    readonly #setHandle = (handle: Handle | null): void => {
      this.#handle = handle;
      if (!handle) return;
      const calls = this.#waitingCalls;
      this.#waitingCalls = [];
      for (const call of calls) call(handle);
    };
  };
}
