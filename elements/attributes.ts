import { nearestOf } from '../src/core/config/nearest.ts';
import { describeReceived, type Problem } from '../src/core/config/problem.ts';
import { allowedUrl } from '../src/core/links/url-policy.ts';
import type { AttributeDeclaration, AttributeDeclarations, AttributeValues } from './declaration.ts';

/** `site-origin` → `siteOrigin`: the property's name for an attribute. */
export function propertyName(attributeName: string): string {
  return attributeName.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

type Value = string | number | boolean | readonly string[] | undefined;

/** What an absent attribute means. */
function absentValue(declaration: AttributeDeclaration): Value {
  if (declaration.type === 'boolean') return false;
  if (declaration.type === 'list') return [];
  return declaration.type === 'string' ? undefined : declaration.default;
}

function expected(declaration: AttributeDeclaration): string {
  if (declaration.type !== 'enum') return 'a number, 0 or more';
  return `one of ${declaration.values.map((value) => JSON.stringify(value)).join(', ')}`;
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

/** An attribute that is no web address where one is expected. Its value is handed on: no other address takes its place. */
function addressProblem(name: string, declaration: AttributeDeclaration, text: string): Problem | undefined {
  if (declaration.type !== 'string' || declaration.unlessWebUrl === undefined) return undefined;
  const url = allowedUrl(text);
  if (url !== undefined && !/^(?:mailto|tel):/i.test(url)) return undefined;
  return {
    pointer: `@${name}`,
    received: describeReceived(text),
    expected: 'a path or an http(s) URL',
    consequence: declaration.unlessWebUrl,
  };
}

/**
 * Reads an element's attributes by their declarations (contract §2, Configuration).
 *
 * @param getAttribute - `null` for an absent attribute, as in the DOM.
 * @returns values under property names, and one problem for each value that cannot be used. An empty text of a
 * string, number or enum attribute is read as absent: templates print `locale=""` for “none”.
 */
export function readAttributes<Attributes extends AttributeDeclarations>(
  declarations: Attributes,
  getAttribute: (name: string) => string | null,
): { readonly values: AttributeValues<Attributes>; readonly problems: readonly Problem[] } {
  const values: Record<string, Value> = {};
  const problems: Problem[] = [];
  for (const [name, declaration] of Object.entries(declarations)) {
    const text = getAttribute(name);
    const isAbsent = text === null || (text.trim() === '' && declaration.type !== 'boolean');
    const value = isAbsent ? absentValue(declaration) : parsedValue(declaration, text);
    values[propertyName(name)] = value ?? absentValue(declaration);
    const problem = isAbsent ? undefined : addressProblem(name, declaration, text);
    if (problem) problems.push(problem);
    if (value !== undefined || isAbsent) continue;
    const suggestion = declaration.type === 'enum' ? nearestOf(text, declaration.values) : undefined;
    problems.push({
      pointer: `@${name}`,
      received: describeReceived(text),
      expected: expected(declaration),
      consequence: `The default, ${JSON.stringify(absentValue(declaration))}, is used.`,
      ...(suggestion === undefined ? {} : { suggestion }),
    });
  }
  return { values: values as AttributeValues<Attributes>, problems };
}
