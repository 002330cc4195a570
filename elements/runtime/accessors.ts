import { propertyName, readAttributes } from './attributes.ts';
import type { AnyElementDeclaration, AttributeDeclaration } from './declaration.ts';

/** What the accessors of an element do; its state is private to its class. */
export interface AccessorActions<Host extends HTMLElement> {
  /** Where the values of script-only properties are kept. */
  readonly properties: (host: Host) => Record<string, unknown>;
  /** Called when a script-only property has been set. */
  readonly onChange: (host: Host) => void;
  /** Called for a method of the element. */
  readonly call: (host: Host, method: string, args: readonly unknown[]) => void;
}

/** The text of an attribute for the value of its property; `undefined`: the attribute is to go. */
function attributeText(value: unknown, { type }: AttributeDeclaration): string | undefined {
  if (value === null || value === undefined) return undefined;
  if (type === 'boolean') return value === false ? undefined : '';
  return String(Array.isArray(value) ? value.join(' ') : value);
}

function defineProperty<Host extends HTMLElement>(
  prototype: Host,
  name: string,
  get: (host: Host) => unknown,
  set: (host: Host, value: unknown) => void,
): void {
  Object.defineProperty(prototype, name, {
    configurable: true,
    enumerable: true,
    get(this: Host) {
      return get(this);
    },
    set(this: Host, value: unknown) {
      set(this, value);
    },
  });
}

/** Gives a class the properties and methods that its declaration promises: those of attributes, and script-only ones. */
export function defineAccessors<Host extends HTMLElement>(
  prototype: Host,
  { attributes, properties, methods }: AnyElementDeclaration,
  actions: AccessorActions<Host>,
): void {
  for (const [attribute, attributeDeclaration] of Object.entries(attributes)) {
    const name = propertyName(attribute);
    const own = { [attribute]: attributeDeclaration };
    const get = (host: Host) => readAttributes(own, (asked) => host.getAttribute(asked)).values[name];
    defineProperty(prototype, name, get, (host, value) => {
      const text = attributeText(value, attributeDeclaration);
      if (text === undefined) host.removeAttribute(attribute);
      else host.setAttribute(attribute, text);
    });
  }
  for (const name of properties) {
    const get = (host: Host) => actions.properties(host)[name];
    defineProperty(prototype, name, get, (host, value) => {
      actions.properties(host)[name] = value;
      actions.onChange(host);
    });
  }
  for (const method of methods) {
    Object.defineProperty(prototype, method, {
      configurable: true,
      writable: true,
      value(this: Host, ...args: unknown[]) {
        actions.call(this, method, args);
      },
    });
  }
}

/** A property that was set before the definition is an own value and hides the accessor of the prototype; no longer. */
export function handOverOwnValues(host: HTMLElement, { attributes, properties }: AnyElementDeclaration): void {
  for (const name of [...Object.keys(attributes).map(propertyName), 'config', ...properties]) {
    if (!Object.hasOwn(host, name)) continue;
    const value = Reflect.get(host, name);
    Reflect.deleteProperty(host, name);
    Reflect.set(host, name, value);
  }
}
