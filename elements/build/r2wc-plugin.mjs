/** r2wc's table of conversions between attributes and props, by its keys. */
const CONVERSIONS = /\{\s*string: \w+,\s*number: \w+,\s*boolean: \w+,\s*function: \w+,\s*method: \w+,\s*json: \w+\s*\}/;

/** Rollup plugin: leaves out of r2wc how it converts attributes. Our elements declare none to it (`r2wc-base.ts`). */
export function withoutConversions() {
  return {
    name: 'r2wc-without-conversions',
    transform(code, id) {
      if (!id.includes('/@r2wc/core/')) return null;
      if (!CONVERSIONS.test(code)) throw new Error(`${id} has no table of conversions any more: this plugin is to go.`);
      return { code: code.replace(CONVERSIONS, '{}'), map: null };
    },
  };
}
