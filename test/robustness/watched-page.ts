import { page, SRC } from '../elements/loader/loader-page.ts';
import { eventually } from '../support/eventually.ts';
import { type Frame, openFrame } from '../support/frame.ts';
import { setViewport } from '../support/viewport.ts';

// A page that notices what runs in it, what it asks for, where its links lead, and what stands in its roots.

const SCHEMES = ['http:', 'https:', 'mailto:', 'tel:'];

/** Everything under a root, a shadow root's own roots too. */
function elementsIn(root: ParentNode): readonly Element[] {
  return [...root.querySelectorAll('*')].flatMap((element) => [
    element,
    ...(element.shadowRoot ? elementsIn(element.shadowRoot) : []),
  ]);
}

/** What may stand in a root. */
export interface Known {
  readonly tagNames: Set<string>;
  readonly attributes: Set<string>;
}

export function learn(known: Known, root: ShadowRoot): void {
  for (const element of elementsIn(root)) {
    known.tagNames.add(element.localName);
    for (const { name } of element.attributes) known.attributes.add(name);
  }
}

export function expectHarmless({ tagNames, attributes }: Known, root: ShadowRoot, base: string, why: string): void {
  for (const element of elementsIn(root)) {
    if (!tagNames.has(element.localName)) throw new Error(`<${element.localName}> of ${why}`);
    for (const { name, value } of element.attributes) {
      if (!/^(?:data|aria)-/.test(name) && !attributes.has(name))
        throw new Error(`<${element.localName} ${name}> of ${why}`);
      if (!/^(?:href|src|action|formaction|srcset|xlink:href)$/.test(name)) continue;
      const scheme = URL.canParse(value, base) ? new URL(value, base).protocol : 'http:';
      if (!SCHEMES.includes(scheme)) throw new Error(`${name}="${value}" of ${why}`);
    }
  }
}

/**
 * Every script, style, form and connection that the page itself does not have is reported, and nothing of it kept from it;
 * but other hosts are not asked for real.
 */
const POLICY = {
  'content-security-policy': `img-src 'self' data:; media-src 'self'; connect-src 'self'`,
  'content-security-policy-report-only': `default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; img-src * data: mailto: tel:; media-src *; connect-src *; form-action 'self'; base-uri 'self'`,
};

/** Whom a request asks: a host, or who has the scheme. */
function askedBy(address: string, base?: string): string | undefined {
  if (!URL.canParse(address, base)) return undefined;
  const { protocol, origin } = new URL(address, base);
  return protocol.startsWith('http') ? origin : protocol;
}

/** Where the server has nothing. */
const NOWHERE = '/__test/none/none/';

interface Watched extends Window {
  console: Console;
  hasRun: boolean;
  reports: string[];
  /** Whom the page's own data and attributes name. */
  configured: Set<string | undefined>;
  /** Whom images and connections have asked. */
  asked: Set<string>;
  /** Addresses of links that have been pressed. */
  pressed: Set<string>;
  followed: string[];
}

/**
 * Opens a page where the server has nothing else: payloads become addresses there. It has no inline script, so each one that
 * runs is reported.
 */
export async function openWatched(body: string): Promise<Frame> {
  await setViewport(1280);
  const frame = await openFrame(page(`<base href="${NOWHERE}"><script src="${SRC}"></script>`, body), {
    headers: POLICY,
    path: NOWHERE,
  });
  const watched = frame.window as unknown as Watched & { ran: () => void };
  watched.hasRun = false;
  Object.assign(watched, {
    reports: [],
    configured: new Set(),
    asked: new Set(),
    pressed: new Set(),
    followed: [],
  });
  watched.console.warn = () => {}; // Most payloads are no use as data, which is said.
  watched.ran = () => {
    watched.hasRun = true;
  };
  frame.document.addEventListener('securitypolicyviolation', (event) => {
    const { violatedDirective, blockedURI } = event;
    const asked = askedBy(blockedURI) ?? `${blockedURI}:`;
    watched.asked.add(asked);
    if (/^(?:img|connect)-src/.test(violatedDirective) && watched.configured.has(asked)) event.stopPropagation();
    else watched.reports.push(`${violatedDirective}: ${blockedURI}`);
  });
  // After all who listen.
  watched.addEventListener('click', (event) => {
    const isLink = (target: EventTarget) => (target as Element).localName === 'a';
    const link = event.composedPath().find(isLink) as HTMLAnchorElement | undefined;
    if (link) watched.followed.push(link.protocol);
    event.preventDefault();
  });
  return frame;
}

/** From now on, images and connections may ask whom this address names: it is the page's own data. */
export function configure({ window, document }: Frame, address: string): void {
  (window as unknown as Watched).configured.add(askedBy(address, document.baseURI));
}

/** Presses a link of each address that has not been pressed before; none is followed. */
export function pressLinks({ window }: Frame, root: ShadowRoot, why: string): void {
  const { pressed, followed } = window as unknown as Watched;
  for (const link of root.querySelectorAll<HTMLAnchorElement>('a[href]')) {
    const address = link.getAttribute('href') as string;
    if (pressed.has(address)) continue;
    pressed.add(address);
    link.click();
    const [scheme] = followed.splice(0); // `:` leads nowhere.
    if (!scheme || ![':', ...SCHEMES].includes(scheme))
      throw new Error(`A press goes to ${scheme}, by "${address}" of ${why}`);
  }
}

/** The same page as before, where nothing has run that is not its own. */
export function expectUntouched({ window }: Frame, why: string): void {
  const { hasRun, reports } = window as unknown as Watched;
  if (hasRun !== false || reports.length > 0) throw new Error(`${why} has run, or asked for: ${reports.join(', ')}`);
}

/** Waits until all that was asked for is known: until an image that is asked for last is. */
export async function allRequestsKnown(frame: Frame): Promise<void> {
  const { asked } = frame.window as unknown as Watched;
  const last = 'https://last.example';
  configure(frame, last);
  new frame.window.Image().src = `${last}/image.png`;
  await eventually(() => {
    if (!asked.has(last)) throw new Error(`Known are ${[...asked].join(', ')}.`);
  });
}
