import { atEndOfTest } from './cleanup.ts';

/** The arguments of the calls of an inherited method, which go on to it, from now to the end of the test. */
export function recordCalls(target: object, name: string): readonly (readonly unknown[])[] {
  const calls: unknown[][] = [];
  const inherited = Reflect.get(target, name);
  Reflect.set(target, name, (...args: unknown[]) => {
    calls.push(args);
    Reflect.apply(inherited, target, args);
  });
  atEndOfTest(() => {
    Reflect.deleteProperty(target, name);
  });
  return calls;
}
