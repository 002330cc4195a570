import { hasModifier } from '../../src/core/links/has-modifier.ts';
import { INTENT_EVENTS, isSavingData, leadsTo } from '../../src/site-search/leads-to.ts';
import { isField, isOpeningKey, isTyped, unlessUsed } from '../../src/site-search/opening-key.ts';

/** A search: with its own methods, or with what stands in for them. */
interface Search extends HTMLElement {
  show?: (reason?: string) => void;
  close?: () => void;
  clear?: () => void;
  open?: boolean;
}

export interface ClosedSearches {
  /** Stands in for searches; at once for those that are to be open. */
  readonly add: (elements: readonly Element[]) => void;
  /** Before the elements are defined. */
  readonly giveWay: () => void;
  /** After that: the one that is wanted opens. */
  readonly goOn: () => void;
  /**
   * The code cannot come: what was pressed is the link that it is.
   *
   * @param isForGood - False: the next sign asks for it again.
   */
  readonly giveUp: (isForGood: boolean) => void;
}

/** How long a defined element may take to open; after that, keys are the page's again. */
const OPENING_MAX_MS = 2000;

const hasCommands = 'commandForElement' in HTMLButtonElement.prototype;

/**
 * Stands in for closed searches, whose code comes at the first sign that one is wanted: what leads to it is neared, touched
 * or focused; its shortcut; `show()`; `open` (contract §5, Loading). What was asked for is done then, and what has been
 * typed meanwhile is in the input.
 *
 * @param load - has the code come; called at every sign.
 */
export function closedSearches(load: () => void): ClosedSearches {
  const searches = new Set<Search>();
  const listening = new AbortController();
  /** The one that is to open. */
  let wanted: Search | undefined;
  let wantedFor: string;
  let typed = '';
  /** When the elements were defined: they render, and hear for themselves, a moment later. */
  let definedAt = Number.POSITIVE_INFINITY;
  const isDefined = () => definedAt < Number.POSITIVE_INFINITY;
  /** What was pressed to open it: a link, where it cannot. */
  let pressed: HTMLElement | undefined;

  const want = (search: Search, reason: string) => {
    if (reason === 'shortcut') pressed = undefined;
    wanted = search;
    wantedFor = reason;
    if (isDefined()) search.show?.(reason);
    else load();
  };
  /** Nothing is kept of searches that stand for themselves: they may leave the page. */
  const end = () => {
    listening.abort(0); // The error that is the default reason would keep who is on the stack: a search.
    searches.clear();
    wanted = undefined;
  };
  const forget = () => {
    wanted = undefined;
    typed = '';
  };
  const searchOf = (isIt: (search: Search) => boolean) => [...searches].find((one) => one.isConnected && isIt(one));
  /** Where no root can be seen into, what is heard twice is done once. */
  const standForThemselves = () =>
    isDefined() && [...searches].every(({ shadowRoot }) => shadowRoot?.querySelector('dialog'));

  const handlePointerOrFocus = (event: Event) => {
    const path = event.composedPath();
    // At every movement of the mouse: a control is in a header's shadow root, and any other button says whom it commands.
    const canLead = (target: EventTarget) =>
      target instanceof Element &&
      !(target instanceof HTMLFormElement) &&
      (target.getRootNode() !== document || target.hasAttribute('commandfor'));
    const search = searchOf((one) => path.some((target) => canLead(target) && leadsTo(one, target)));
    if (!search || search.matches(':defined')) return;
    const isPressed = event.type === 'click';
    if (isPressed || !isSavingData()) load();
    if (!isPressed) return;
    const matching = (selector: string) =>
      path.find((target) => target instanceof HTMLElement && target.matches(selector)) as HTMLElement | undefined;
    pressed = hasModifier(event as MouseEvent) ? undefined : matching('[part~="search-control"]');
    if (!hasCommands && matching('[command="--show"]')) want(search, 'command');
  };
  const handleCommand = ({ target, command }: Event & { readonly command?: string }) => {
    if (searches.has(target as Search) && command === '--show') want(target as Search, 'command');
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    const { key } = event;
    if (!wanted && standForThemselves()) return end();
    if (wanted) {
      const isStuck = !wanted.isConnected || Date.now() - definedAt > OPENING_MAX_MS;
      if (key === 'Escape' || isStuck) return forget();
      if (isField(event.composedPath()[0])) return;
      if (isTyped(event)) typed += key;
      else if (key === 'Backspace') typed = typed.slice(0, -1);
      // The shortcut again, or held down, would be the browser's.
      else if (key !== 'Enter' && !isOpeningKey(wanted, event)) return;
      event.preventDefault();
      return;
    }
    const search = searchOf((one) => isOpeningKey(one, event));
    if (search) unlessUsed(event, () => want(search, 'shortcut'));
  };
  /** Before the dialog shows: what has been typed comes into it right after that. */
  const handleOpen = ({ target }: Event) => {
    if (!searches.has(target as Search)) return;
    const search = wanted;
    end();
    queueMicrotask(() => {
      const input = search?.shadowRoot?.activeElement;
      if (!typed || !(input instanceof HTMLInputElement)) return;
      input.setRangeText(typed, input.value.length, input.value.length, 'end');
      input.dispatchEvent(new InputEvent('input', { data: typed, inputType: 'insertText', bubbles: true }));
    });
  };
  const listen = (types: readonly string[], listener: (event: never) => void) => {
    for (const type of types) {
      window.addEventListener(type, listener as EventListener, { capture: true, signal: listening.signal });
    }
  };
  listen([...INTENT_EVENTS, 'click'], handlePointerOrFocus);
  listen(['command'], handleCommand);
  listen(['keydown'], handleKeyDown);
  listen(['searchopen'], handleOpen);

  const opened = new MutationObserver(() => [...searches].some(({ open }) => open) && load());
  const standIn = (search: Search) => {
    const isSetOpen = search.open === true; // Before it came into the page.
    searches.add(search);
    search.show = () => want(search, 'method');
    search.close = () => {
      search.open = false;
      if (wanted === search) forget();
    };
    search.clear = () => {};
    Object.defineProperty(search, 'open', {
      configurable: true,
      get: () => search.hasAttribute('open') && search.getAttribute('open') !== 'false',
      set: (isOpen) => search.toggleAttribute('open', Boolean(isOpen)),
    });
    opened.observe(search, { attributeFilter: ['open'] });
    if (isSetOpen) search.open = true;
    if (search.open) load();
  };
  const giveWay = () => {
    opened.disconnect();
    for (const search of searches) {
      for (const name of ['show', 'close', 'clear', 'open']) delete search[name as 'show'];
    }
  };
  return {
    add: (elements) => {
      for (const element of elements as readonly Search[]) {
        if (!searches.has(element) && !element.matches(':defined')) standIn(element);
      }
    },
    giveWay,
    goOn: () => {
      definedAt = Date.now();
      if (wanted) wanted.show?.(wantedFor);
      else if (standForThemselves()) end();
    },
    giveUp: (isForGood) => {
      giveWay();
      if (wanted) pressed?.click();
      if (isForGood) return end();
      forget();
      searches.forEach(standIn);
    },
  };
}
