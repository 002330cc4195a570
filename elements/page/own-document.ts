// Content of a page gets between: a document has its images, forms and frames by their names, a form its fields, and the
// window all of them, and what they are called comes before what the browser itself has under that name. One
// `<img name="createElement">` of a visitor's text is enough. The build puts these functions in place of every access that
// content may answer (`build/own-document-plugin.mjs`).

type Properties = Record<string, unknown>;

/** Where the browser's own properties of a node are; undefined for what is no node, which has its own. */
function prototypeOf(node: object): object | undefined {
  if (node === globalThis) return EventTarget.prototype;
  const prototype = Object.getPrototypeOf(node);
  return 'nodeType' in prototype ? prototype : undefined;
}

/** `node[name]`. What a page itself has overridden is followed: no consent tool puts an object in place of `cookie`. */
export function own(node: object, name: string): unknown {
  const value = (node as Properties)[name];
  const prototype = typeof value === 'object' && prototypeOf(node);
  return prototype ? Reflect.get(prototype, name, node) : value;
}

/** `node[name](...args)` */
export function callOwn(node: object, name: string, ...args: readonly unknown[]): unknown {
  return (own(node, name) as (...args: readonly unknown[]) => unknown).call(node, ...args);
}

/** `node[name] = value` */
export function setOwn(node: object, name: string, value: unknown): unknown {
  const prototype = typeof (node as Properties)[name] === 'object' && prototypeOf(node);
  if (!Reflect.set(prototype || node, name, value, node)) throw new TypeError(`${name} cannot be set.`);
  return value;
}
