import { allowedUrl } from '../../src/core/links/url-policy.ts';
import type { AttributeDeclaration, AttributeDeclarations, AttributeValues } from './declaration.ts';

/** `site-origin` → `siteOrigin`: the property's name for an attribute. */
export function propertyName(attributeName: string): string {
  return attributeName.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

type Value = string | number | boolean | readonly string[] | undefined;

/** What an absent attribute means. */
export function absentValue(declaration: AttributeDeclaration): Value {
  if (declaration.type === 'boolean') return false;
  if (declaration.type === 'list') return [];
  return declaration.type === 'string' ? undefined : declaration.default;
}

/** `undefined`: the text is not such a value. */
function parsedValue(declaration: AttributeDeclaration, text: string): Value {
  switch (declaration.type) {
    case 'boolean':
      return text.trim().toLowerCase() !== 'false'; // A bare attribute is true; templates that print "false" mean it.
    case 'string':
      return text.trim();
    case 'list':
      return text.split(/\s+/).filter(Boolean);
    case 'number': {
      const number = Number(text);
      return text.trim() !== '' && Number.isFinite(number) && number >= 0 ? number : undefined;
    }
    case 'enum': {
      const value = text.trim().toLowerCase();
      return declaration.values.includes(value) ? value : undefined;
    }
    default:
      return declaration satisfies never;
  }
}

/** Whether a web address is expected and a text is none. It is handed on all the same: no other address takes its place. */
function isNoAddress(declaration: AttributeDeclaration, text: string): boolean {
  if (declaration.type !== 'string' || declaration.unlessWebUrl === undefined) return false;
  return /^(?:mailto|tel):/i.test(allowedUrl(text) ?? 'tel:') || declaration.isForeign?.(text) === true;
}

/**
 * Reads an element's attributes by their declarations (contract §2, Configuration).
 *
 * @param getAttribute - `null` for an absent attribute, as in the DOM.
 * @returns values under property names, and the names of the attributes that hold no such value. An empty text of a
 * string, number or enum attribute is read as absent: templates print `locale=""` for “none”.
 */
export function readAttributes<Attributes extends AttributeDeclarations>(
  declarations: Attributes,
  getAttribute: (name: string) => string | null,
): { readonly values: AttributeValues<Attributes>; readonly faulty: readonly string[] } {
  const values: Record<string, Value> = {};
  const faulty: string[] = [];
  for (const [name, declaration] of Object.entries(declarations)) {
    const text = getAttribute(name) ?? '';
    const isAbsent = text.trim() === '' && (declaration.type !== 'boolean' || getAttribute(name) === null);
    const value = isAbsent ? undefined : parsedValue(declaration, text);
    values[propertyName(name)] = value ?? absentValue(declaration);
    if (!isAbsent && (value === undefined || isNoAddress(declaration, text))) faulty.push(name);
  }
  return { values: values as AttributeValues<Attributes>, faulty };
}
