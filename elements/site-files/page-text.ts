/** A page as text, and how it is to be written again. */
export interface PageText {
  /** With its byte order mark, if it has one. */
  readonly text: string;
  readonly encoding: 'utf-8' | 'utf-16le' | 'utf-16be';
}

function encodingOf(bytes: Buffer): PageText['encoding'] {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  return bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : 'utf-8';
}

/**
 * Reads bytes as text so that writing them gives the same bytes: UTF-8, or UTF-16 with a byte order mark.
 *
 * @throws if they are neither; a page in another encoding would be damaged.
 */
export function decodePage(bytes: Buffer): PageText {
  const encoding = encodingOf(bytes);
  if (encoding !== 'utf-8') {
    if (bytes.length % 2 !== 0) throw new Error('is UTF-16 with half a character at its end');
    const text = encoding === 'utf-16le' ? bytes.toString('utf16le') : Buffer.from(bytes).swap16().toString('utf16le');
    return { text, encoding };
  }
  try {
    return { text: new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes), encoding };
  } catch {
    throw new Error('is neither UTF-8 nor UTF-16 with a byte order mark; save it as UTF-8');
  }
}

/** The bytes of a page in its own encoding. */
export function encodePage({ text, encoding }: PageText): Buffer {
  if (encoding === 'utf-8') return Buffer.from(text, 'utf8');
  const bytes = Buffer.from(text, 'utf16le');
  return encoding === 'utf-16le' ? bytes : bytes.swap16();
}
