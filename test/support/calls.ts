import { atEndOfTest } from './cleanup.ts';

/**
 * The arguments of the calls of an inherited method, which go on to it, from now to the end of the test.
 *
 * @param target - an object, or the prototype of all whose calls are meant; the method itself is further up.
 */
export function recordCalls(target: object, name: string): readonly (readonly unknown[])[] {
  const calls: unknown[][] = [];
  const inherited = Reflect.get(target, name);
  Reflect.set(target, name, function (this: unknown, ...args: unknown[]) {
    calls.push(args);
    Reflect.apply(inherited, this, args);
  });
  atEndOfTest(() => {
    Reflect.deleteProperty(target, name);
  });
  return calls;
}
