const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/** FNV-1a over the text's code units, as up to seven digits and letters: short, even, and not meant to keep a secret. */
export function hash(text: string): string {
  let value = FNV_OFFSET;
  for (let index = 0; index < text.length; index++) value = Math.imul(value ^ text.charCodeAt(index), FNV_PRIME);
  return (value >>> 0).toString(36);
}
