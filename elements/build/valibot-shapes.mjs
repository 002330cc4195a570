/**
 * What the elements use of valibot, for the build of the one tag: `src/core/config/usable-data.ts` walks the schemas itself
 * and leaves to the library only scalars, so that objects and lists need nothing but their shape. It saves 1.7 kB (gzip)
 * before the header shows; `test/core/config/valibot-shapes.test.ts` compares every answer with valibot's.
 */

const shape = (type, rest) => ({ kind: 'schema', type, ...rest });
const scalar = (type, rest) => shape(type, { accepts: (value) => typeof value === type, ...rest });
const check = (requirement, message) => ({ kind: 'validation', requirement, message });
const change = (operation) => ({ kind: 'transformation', operation });

export const string = (message) => scalar('string', { message });
export const boolean = (message) => scalar('boolean', { message });
export const number = (message) =>
  scalar('number', { message, accepts: (value) => typeof value === 'number' && !Number.isNaN(value) });
export const picklist = (options) => shape('picklist', { options, accepts: (value) => options.includes(value) });
export const optional = (wrapped) => shape('optional', { wrapped });
export const object = (entries, message) => shape('object', { entries, message });
export const array = (item) => shape('array', { item });
export const record = (_, value) => shape('record', { value });
export const union = (options) =>
  shape('union', { options, accepts: (value) => options.some((option) => is(option, value)) });
export const entriesFromList = (keys, schema) => Object.fromEntries(keys.map((key) => [key, schema]));

export const trim = () => change((text) => text.trim());
export const transform = change;
export const metadata = (traits) => ({ kind: 'metadata', metadata: traits });
export const nonEmpty = (message) => check((text) => text !== '', message);
export const regex = (pattern, message) => check((text) => pattern.test(text), message);
export const integer = (message) => check(Number.isInteger, message);
export const minValue = (least, message) => check((value) => value >= least, message);
export const gtValue = (limit, message) => check((value) => value > limit, message);
export { check };

export const pipe = (schema, ...steps) => ({ ...schema, pipe: [...(schema.pipe ?? [schema]), ...steps] });

/** Reads a scalar; anything else is refused. */
export function safeParse(schema, input) {
  if (!schema.accepts?.(input)) return { success: false, issues: [schema] };
  let output = input;
  for (const step of schema.pipe ?? []) {
    if (step.operation) output = step.operation(output);
    else if (step.requirement && !step.requirement(output)) return { success: false, issues: [step] };
  }
  return { success: true, output };
}

export const is = (schema, input) => safeParse(schema, input).success;
