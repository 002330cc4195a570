/**
 * The same fields in an object without a prototype, as all is that is read from data: a field that is missing is missing,
 * whatever a script of the page has put on `Object.prototype`.
 */
export function withoutPrototype<Fields extends object>(fields: Fields): Fields {
  return { __proto__: null, ...fields };
}
