const { document } = window;
const prototype = Object.getPrototypeOf(document);

/**
 * The document as its prototypes have it. A page's own content may take any name of `document` itself: one
 * `<img name="createElement">` of a visitor's text is enough. The build puts it in place of `document` in all that the one
 * tag loads; who needs the node itself says `window.document`.
 */
export const ownDocument: Document = new Proxy(document, {
  get(target, name) {
    if (!(name in prototype)) return Reflect.get(target, name);
    const value = Reflect.get(prototype, name, target);
    return typeof value === 'function' ? value.bind(target) : value;
  },
  set: (target, name, value) => Reflect.set(prototype, name, value, target),
});

/** The same for what a node calls its document. */
export const ownOf = <Value>(value: Value): Value => (Object.is(value, document) ? (ownDocument as Value) : value);
