import { gunzipSync } from 'node:zlib';

/** How long a document of another host may take. */
const FETCH_TIMEOUT_MS = 10_000;

/** An answer that could be read. */
export interface FetchedText {
  /** Where it came from in the end, after redirects. */
  readonly url: URL;
  readonly text: string;
  /** Its media type, such as `text/html`; `''` if it has none. */
  readonly type: string;
}

/** What codes of the system and of TLS say, in words. */
const REASONS: Readonly<Record<string, string>> = {
  ENOTFOUND: 'there is no such host',
  EAI_AGAIN: 'there is no such host, or no network',
  ECONNREFUSED: 'nothing answers there',
  ECONNRESET: 'the connection is closed without an answer',
  UND_ERR_SOCKET: 'the connection is closed without an answer',
};

const STATUSES: Readonly<Record<number, string>> = {
  401: ': it wants a login',
  403: ': it refuses this, as it does where a login is wanted',
};

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return `it gives no answer in ${FETCH_TIMEOUT_MS / 1000} s`;
  const cause = error.cause as NodeJS.ErrnoException | undefined;
  return REASONS[cause?.code ?? ''] ?? cause?.message ?? error.message;
}

/** @throws as soon as the body is longer than the limit; the rest is not read. */
async function boundedBytes(body: AsyncIterable<Uint8Array> | null, maxBytes: number): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  let byteCount = 0;
  for await (const part of body ?? []) {
    byteCount += part.byteLength;
    if (byteCount > maxBytes) throw new Error(`it is over ${maxBytes} bytes long`);
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/** The text in the encoding that the answer, or a page itself, names; else UTF-8. The byte order mark goes. */
function decoded(bytes: Buffer, contentType: string): string {
  const named = /charset\s*=\s*["']?([\w-]+)/i;
  const [, encoding = 'utf-8'] = named.exec(contentType) ?? named.exec(bytes.toString('latin1', 0, 1024)) ?? [];
  try {
    return new TextDecoder(encoding).decode(bytes);
  } catch {
    return new TextDecoder().decode(bytes); // No encoding has this name.
  }
}

/**
 * Asks for a text, and unpacks a `.gz`.
 *
 * @param signal - ends it.
 * @throws with words that follow on «cannot be read: », if it answers with an error, too much, too late, or not at all.
 */
export async function fetchText(url: URL, maxBytes: number, signal?: AbortSignal): Promise<FetchedText> {
  try {
    const signals = [AbortSignal.timeout(FETCH_TIMEOUT_MS), ...(signal ? [signal] : [])];
    const response = await fetch(url, { signal: AbortSignal.any(signals) });
    if (!response.ok) throw new Error(`it answers ${response.status}${STATUSES[response.status] ?? ''}`);
    const bytes = await boundedBytes(response.body, maxBytes);
    const isPacked = bytes[0] === 0x1f && bytes[1] === 0x8b;
    const contentType = response.headers.get('content-type') ?? '';
    return {
      url: new URL(response.url),
      text: decoded(isPacked ? gunzipSync(bytes, { maxOutputLength: maxBytes }) : bytes, contentType),
      type: contentType.split(';')[0]?.trim().toLowerCase() ?? '',
    };
  } catch (error) {
    throw new Error(reasonOf(error), { cause: error });
  }
}
