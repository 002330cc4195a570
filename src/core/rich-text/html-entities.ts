/** HTML 4's names for U+00A0 to U+00FF, in the order of their code points. */
const LATIN_1_NAMES = (
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro ' +
  'para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil ' +
  'Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave ' +
  'Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml ' +
  'igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute ' +
  'thorn yuml'
).split(' ');

/** The other names that editors write (markup, punctuation, arrows, a few signs) and those that could hide a scheme. */
const OTHER_NAMES =
  'amp& lt< gt> quot" apos\' hellip… ndash– mdash— lsquo‘ rsquo’ sbquo‚ ldquo“ rdquo” bdquo„ lsaquo‹ rsaquo› bull• ' +
  'larr← uarr↑ rarr→ darr↓ harr↔ euro€ trade™ minus− ne≠ le≤ ge≥ asymp≈ infin∞ dagger† Dagger‡ permil‰ prime′ Prime″ ' +
  'OElig\u0152 oelig\u0153 Scaron\u0160 scaron\u0161 Yuml\u0178 ensp\u2002 emsp\u2003 thinsp\u2009 zwnj\u200c zwj\u200d colon: Tab\t NewLine\n';

const CHARACTERS = new Map([
  ...LATIN_1_NAMES.map((name, index): [string, string] => [name, String.fromCharCode(0xa0 + index)]),
  ...OTHER_NAMES.split(' ').map((entry): [string, string] => [entry.slice(0, -1), entry.slice(-1)]),
]);

/** What the code points 0x80 to 0x9F stand for: text of Windows-1252 that was never converted. HTML standard. */
const WINDOWS_1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

function characterOfCode(code: number): string {
  const isCharacter = code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);
  if (!isCharacter) return '\ufffd';
  return WINDOWS_1252[code - 0x80] ?? String.fromCodePoint(code);
}

/**
 * Decodes character references: all numeric ones, and the names that people use (HTML 4's Latin-1, punctuation, arrows).
 * A name that is not known, or that has no semicolon (`?a=1&copy=2`), stays as written. All 2,231 names of HTML would
 * weigh 15 kB.
 */
export function decodeEntities(text: string): string {
  return text.replace(
    /&(?:#x([\da-f]+);?|#(\d+);?|(\w+);)/gi,
    (written, hex?: string, decimal?: string, name?: string) => {
      if (hex !== undefined) return characterOfCode(Number.parseInt(hex, 16));
      if (decimal !== undefined) return characterOfCode(Number(decimal));
      return CHARACTERS.get(name ?? '') ?? written;
    },
  );
}
