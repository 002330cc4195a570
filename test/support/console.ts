import { eventually } from './eventually.ts';

export type MessageKind = 'log' | 'warn' | 'error';

interface Message {
  readonly kind: MessageKind;
  readonly values: readonly unknown[];
  readonly text: string;
}

/** The test runner's own comment on an unhandled rejection, which is recorded without it. */
const RUNNER_ECHO = 'An error was thrown in a Promise outside a test.';

/** Uncaught errors on record: the test runner logs each one once more. */
const uncaught = new WeakSet<object>();

/** What has been logged and not been expected so far. `console.info` and `console.debug` are free. */
const messages: Message[] = [];

/**
 * Takes over the console and the uncaught errors of this page and of framed pages (`frame-guard.js`). Mocha must not
 * see an uncaught error too: it would go on to the next test while the failed one is still running.
 * Only `setup.ts` calls it.
 */
export function guardConsole(): void {
  for (const kind of ['log', 'warn', 'error'] as const) console[kind] = (...values) => record(kind, values);
  window.addEventListener('error', (event) => {
    event.stopImmediatePropagation();
    recordUncaught(event.error ?? event.message);
  });
  window.addEventListener('unhandledrejection', (event) => {
    event.stopImmediatePropagation();
    recordUncaught(event.reason);
  });
  Object.assign(window, { reportFrameMessage: record });
}

/**
 * Waits for a warning and takes it, so that it does not fail the test.
 * @returns what was given to `console.warn`, so that a test can look at the element too.
 */
export function expectWarning(pattern: RegExp): Promise<readonly unknown[]> {
  return expectMessage('warn', pattern);
}

/** Like `expectWarning`, for `console.error`, uncaught errors and, in a framed page, what its content policy refused. */
export function expectError(pattern: RegExp): Promise<readonly unknown[]> {
  return expectMessage('error', pattern);
}

/** @throws if something was logged that no test expected. Only `setup.ts` calls it. */
export function assertQuietConsole(): void {
  const unexpected = messages.splice(0);
  if (unexpected.length === 0) return;
  throw new Error(`Unexpected in the console:\n${unexpected.map(({ kind, text }) => `${kind}: ${text}`).join('\n')}`);
}

function expectMessage(kind: MessageKind, pattern: RegExp): Promise<readonly unknown[]> {
  return eventually(() => {
    const index = messages.findIndex((message) => message.kind === kind && pattern.test(message.text));
    const message = messages[index];
    if (message === undefined)
      throw new Error(`No ${kind} matches ${pattern}. Logged: ${JSON.stringify(messages.map(({ text }) => text))}`);
    messages.splice(index, 1);
    return message.values;
  });
}

function recordUncaught(error: unknown): void {
  const isOnRecord = messages.some(({ values }) => values.length === 1 && values[0] === error);
  if (!isOnRecord) record('error', [error]);
  uncaught.add(Object(error));
}

function record(kind: MessageKind, values: readonly unknown[]): void {
  const [first] = values;
  if (String(first).startsWith(RUNNER_ECHO) || uncaught.has(Object(first))) return;
  messages.push({ kind, values, text: values.map(printable).join(' ') });
}

/** Errors and elements of a framed page belong to another realm, where `instanceof` does not know them. */
function printable(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value);
  if ('stack' in value && 'message' in value) return `${value.message}\n${value.stack}`;
  if ('localName' in value) return `<${value.localName}>`;
  try {
    return JSON.stringify(value);
  } catch {
    return String(value);
  }
}
