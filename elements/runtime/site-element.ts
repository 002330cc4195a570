// Long, because the class is one: what it brings together is in the files that it imports.
import { afterPaint } from '../../src/hooks/after-paint.ts';
import { Stage } from '../../src/stages/stage.ts';
import { defineAccessors, handOverOwnValues } from './accessors.ts';
import { readAttributes } from './attributes.ts';
import { ConfigurationSource } from './configuration-source.ts';
import { DataReader } from './data-reader.ts';
import type { AnyElementDeclaration, AttributeValues, SHARED_ATTRIBUTES } from './declaration.ts';
import { languageTexts, loadLanguageTexts } from './language-texts.ts';
import { MethodCalls } from './method-calls.ts';
import { onNextIntent, warnOfMissingCode } from './missing-code.ts';
import { ownTexts } from './own-texts.ts';
import { dataPageOf, missingTexts, nearestLang, type PageContext, pageContext } from './page-context.ts';
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

/** Comes to pages where something is wrong. */
const problemReporter = new Stage(() => import('./problem-reporter.ts'));

/** Comes to pages that are pre-rendered. */
const takingOver = new Stage(() => import('./take-over.ts'));

/**
 * The class for one tag: brings together what an element is rendered from (attributes, data, language, code) and
 * renders it anew when something of it changes. It is made when the tag is defined, as is what it extends.
 */
export function createElementClass(declaration: AnyElementDeclaration): CustomElementConstructor {
  const { afterRender, whenUsed } = declaration;
  const stages = [afterRender, whenUsed].filter((stage) => stage !== undefined);

  return class SiteElement extends r2wcBase() {
    static readonly [OURS] = true;
    static readonly observedAttributes = Object.keys(declaration.attributes);

    static {
      defineAccessors<SiteElement>(SiteElement.prototype, declaration, {
        properties: (element) => element.#properties,
        onChange: (element) => element.#schedule(),
        call: (element, method, args) => element.#calls.call(method, args),
      });
    }

    readonly #configuration = new ConfigurationSource(
      this,
      declaration.menu,
      () => this.#schedule(),
      (error) => this.#handleMissingCode(error),
    );
    readonly #rendering = new Rendering(this, {
      component: declaration.component,
      updateRoot: () => super[RENDER](),
      revealDelay: () => (this as { readonly revealDelay?: number }).revealDelay ?? 0,
      onHydrated: () => this.#schedule(), // What changed meanwhile, and what only the browser knows.
      onRender: () => {
        if (afterRender) afterPaint(() => afterRender.need());
      },
      onShow: (isContent) => {
        if (isContent && 'ready' in declaration.events) this.#emit('ready', null);
        this.#isContentShown = isContent;
        this.#reportGiven();
        this.#calls.setShown(isContent);
      },
    });
    readonly #warnOfMissingCode = warnOfMissingCode(this, 'stays as it is');
    readonly #warnOfMissingReport = warnOfMissingCode(this, 'cannot say what is wrong with it');
    readonly #properties: Record<string, unknown> = {};
    readonly #data = new DataReader(declaration.read);
    #reporter: ProblemReporter | undefined;
    #isReported = false;
    /** What is still to be reported. */
    #given: Given | undefined;
    /** Whether it shows what was rendered, or the fallback; `undefined`: nothing is settled yet. */
    #isContentShown: boolean | undefined;
    #isScheduled = false;
    #unsubscribe: readonly (() => void)[] = [];
    readonly #calls = new MethodCalls();

    constructor() {
      super();
      handOverOwnValues(this, declaration);
    }

    /** r2wc attaches in its constructor; where a declarative shadow root is, that would empty it. */
    override attachShadow(init: ShadowRootInit): ShadowRoot {
      if (this.shadowRoot) return this.shadowRoot;
      const root = super.attachShadow(init);
      // A page may have all roots made closed ones; ours is open, to the page as to us.
      if (!this.shadowRoot) Object.defineProperty(this, 'shadowRoot', { value: root });
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
      this.#unsubscribe = stages.map((stage) => stage.subscribe(this.#handleStage));
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

    readonly #handleStage = (): void => {
      this.#adoptStyles();
      if (this.#isLost()) this.#rendering.drop();
    };

    /** A bar whose panels cannot open, whatever is pressed, gives way to the author's links, which lead everywhere. */
    #isLost(): boolean {
      return Boolean(afterRender?.isLost && !this.#rendering.isPrerendered && this.querySelector('a[href]'));
    }

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

    #update(): void {
      const attributes = readAttributes(declaration.attributes, (name) => this.getAttribute(name));
      const shared = attributes.values as unknown as AttributeValues<typeof SHARED_ATTRIBUTES>;
      const configuration = this.#configuration.read(shared.src);
      if (configuration.status === 'pending' && declaration.dataByDefault === undefined) return;
      const reading = this.#data.read(configuration);
      const data = reading.data ?? declaration.dataByDefault;
      const dataPage = dataPageOf(declaration, data);
      const page = pageContext(shared, this.#pageUrl(shared.pageUrl), nearestLang(this), dataPage);
      const problem = configuration.status === 'broken' ? configuration.problem : undefined;
      const losses = ('losses' in configuration && configuration.losses) || [];
      const { faulty } = attributes;
      const isFaulty =
        page.isFaulty ||
        reading.isFaulty ||
        problem !== undefined ||
        faulty.length + losses.length + missingTexts(declaration, page.locale).length > 0;
      this.#report(isFaulty, { shared, faultyAttributes: faulty, page, dataPage, raw: reading.raw, problem, losses });
      if (data === undefined) {
        if (this.#rendering.isPrerendered)
          this.#rendering.stay(); // What a server has printed still works as HTML.
        else this.#rendering.drop();
        return;
      }
      if (!this.#isPrepared(page, data) || this.#isLost()) return;
      this.#rendering.render({
        attributes: attributes.values,
        data: this.#rendering.isBarOnly ? (afterRender?.get()?.barOnly?.(data as never) ?? data) : data,
        locale: page.locale,
        locales: page.locales,
        texts: ownTexts(languageTexts(page.locale.shortCode), declaration.texts, page.locale),
        links: page.links,
        emit: this.#emit,
        reflect: this.#reflect,
        properties: { ...this.#properties },
        ref: this.#calls.setHandle,
      });
    }

    /** The first render over static markup reads only what that was made of, or React would find other markup. */
    #pageUrl(printed = ''): string {
      const { isPrerendered, restoredPage } = this.#rendering;
      if (!restoredPage) return isPrerendered ? printed : this.ownerDocument.URL;
      const restored = restoredPage();
      if (restored === undefined) this.#rendering.disownMarkup();
      return restored ?? this.ownerDocument.URL;
    }

    /** Whether the code of this render is there; otherwise it is loaded, and the element is updated when it has come. */
    #isPrepared(page: PageContext, data: unknown): boolean {
      const language = page.locale.shortCode;
      const missing: Promise<unknown>[] = [];
      if (declaration.texts && !languageTexts(language)) missing.push(loadLanguageTexts(language));
      // A server's markup has it all, and so must the render that takes it over, also of what a person has opened in it.
      // What the loader has restored bears no stamp.
      const needed = this.#rendering.restoredPage ? stages : [...stages, takingOver];
      for (const stage of this.#rendering.isPrerendered ? needed : []) {
        if (stage.isPrinted && !stage.get()) missing.push(stage.load());
      }
      // What cannot be taken over is rendered anew, as if no server had done it.
      if (missing.length === 0 && takingOver.get()?.canTakeOver(this, page, data, this.#adoptStyles) !== false)
        return true;
      Promise.all(missing).then(() => this.#schedule(), this.#handleMissingCode);
      return false;
    }

    readonly #handleMissingCode = (error: unknown): void => {
      this.#warnOfMissingCode(error);
      this.#rendering.stay();
      onNextIntent(this, () => this.#schedule());
    };

    /**
     * Says what is wrong, and takes note of it when nothing is any more. The code for it comes when something is, and not
     * before the element shows.
     */
    #report(isFaulty: boolean, given: Given): void {
      if (!isFaulty && !this.#isReported) return;
      this.#isReported = true;
      this.#given = given;
      if (this.#isContentShown !== undefined || this.#rendering.isPrerendered) this.#reportGiven();
    }

    #reportGiven(): void {
      const given = this.#given;
      if (!given) return;
      this.#given = undefined;
      problemReporter.load().then(({ ProblemReporter }) => {
        this.#reporter ??= new ProblemReporter(this, declaration);
        this.#reporter.report(given);
      }, this.#warnOfMissingReport);
    }

    readonly #emit = (type: string, detail: unknown): boolean => {
      const cancelable = declaration.events[type]?.isCancelable ?? false;
      return this.dispatchEvent(new CustomEvent(type, { bubbles: true, composed: true, cancelable, detail }));
    };

    readonly #reflect = (name: string, isSet: boolean): void => {
      const isScheduled = this.#isScheduled;
      this.#isScheduled = true; // What the component says it knows; the frame that shows it does not wait.
      this.toggleAttribute(name, isSet);
      this.#isScheduled = isScheduled;
      afterPaint(() => this.#schedule());
    };
  };
}
