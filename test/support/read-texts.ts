import type { ElementTexts } from '../../src/core/locale/text-types.ts';
import { elementTexts } from '../../src/core/locale/texts/en.ts';
import { atEndOfTest } from './cleanup.ts';

/**
 * The names of an element's English texts, each time one is read, from now to the end of the test: whatever shows texts reads
 * them when it renders.
 */
export function recordReadTexts(name: keyof ElementTexts): readonly string[] {
  const read: string[] = [];
  const texts = elementTexts[name];
  const set = (value: object) => Object.assign(elementTexts, { [name]: value });
  set(
    new Proxy(texts, {
      get: (_, key) => {
        read.push(String(key));
        return Reflect.get(texts, key);
      },
    }),
  );
  atEndOfTest(() => void set(texts));
  return read;
}
