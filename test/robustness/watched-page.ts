import { page, SRC } from '../elements/loader/loader-page.ts';
import { type Frame, openFrame } from '../support/frame.ts';
import { setViewport } from '../support/viewport.ts';

// A page that notices what runs in it, what it asks for, and what stands in its roots.

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

/** Reports every script, style and connection that the page itself does not have; nothing is kept from it. */
const POLICY = {
  'content-security-policy-report-only': `default-src 'self'; script-src 'self'; img-src * data: mailto: tel:; media-src *`,
};

interface Watched extends Window {
  console: Console;
  hasRun: boolean;
  reports: string[];
}

/**
 * Opens a page whose base is where the server has nothing: payloads become addresses there. It has no inline script, so each
 * one that runs is reported.
 */
export async function openWatched(body: string, path?: string): Promise<Frame> {
  await setViewport(1280);
  const frame = await openFrame(page(`<base href="/__test/none/"><script src="${SRC}"></script>`, body), {
    headers: POLICY,
    ...(path && { path }),
  });
  const watched = frame.window as unknown as Watched & { ran: () => void };
  watched.hasRun = false;
  watched.reports = [];
  watched.console.warn = () => {}; // Most payloads are no use as data, which is said.
  watched.ran = () => {
    watched.hasRun = true;
  };
  frame.document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    watched.reports.push(`${violatedDirective}: ${blockedURI}`),
  );
  return frame;
}

/** The same page as before, where nothing has run that is not its own. */
export function expectUntouched({ window }: Frame, why: string): void {
  const { hasRun, reports } = window as unknown as Watched;
  if (hasRun !== false || reports.length > 0) throw new Error(`${why} has run, or asked for: ${reports.join(', ')}`);
}
