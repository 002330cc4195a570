import type { Attribute, CustomElementDeclaration, CustomElementField, Event } from 'custom-elements-manifest';
import tokens from '../../src/styles/tokens.css';
import { propertyName } from '../runtime/attributes.ts';
import type { AnyElementDeclaration, AttributeDeclaration } from '../runtime/declaration.ts';
import { type ElementDescription, unionType } from './description.ts';
import { designTokens } from './design-tokens.ts';

/** `header` → `SiteHeaderElement`, the name of the element's type. */
function className(name: string): string {
  return `Site${name.charAt(0).toUpperCase()}${name.slice(1)}Element`;
}

function attributeType(declaration: AttributeDeclaration): string {
  if (declaration.type === 'list') return 'string';
  return declaration.type === 'enum' ? unionType(declaration.values) : declaration.type;
}

function propertyType(declaration: AttributeDeclaration): string {
  if (declaration.type === 'list') return 'readonly string[]';
  return declaration.type === 'string' ? 'string | undefined' : attributeType(declaration);
}

/** The text of the default, as an attribute would hold it. */
function defaultText(declaration: AttributeDeclaration): { readonly default?: string } {
  return 'default' in declaration ? { default: String(declaration.default) } : {};
}

/** The default as TypeScript. */
function defaultValue(declaration: AttributeDeclaration): { readonly default?: string } {
  if (declaration.type === 'boolean') return { default: 'false' };
  if (declaration.type === 'list') return { default: '[]' };
  if (declaration.type === 'enum') return { default: `'${declaration.default}'` };
  return defaultText(declaration);
}

function describedAttribute([name, declaration]: [string, AttributeDeclaration], description: string): Attribute {
  const type = { text: attributeType(declaration) };
  return { name, type, ...defaultText(declaration), fieldName: propertyName(name), description };
}

function attributeField([attribute, declaration]: [string, AttributeDeclaration], description: string) {
  const field: CustomElementField = {
    kind: 'field',
    name: propertyName(attribute),
    type: { text: propertyType(declaration) },
    ...defaultValue(declaration),
    attribute,
    reflects: true,
    description,
  };
  return field;
}

function describedEvent(name: string, isCancelable: boolean, detail: string, description: string): Event {
  return {
    name,
    type: { text: `CustomEvent<${detail}>` },
    description: isCancelable ? `${description} Cancelable.` : description,
  };
}

function named(descriptions: Readonly<Record<string, string>>) {
  return Object.entries(descriptions).map(([name, description]) => ({ name, description }));
}

/** What the manifest says of one element: its declaration and description in the words of the schema. */
export function elementClass<Declaration extends AnyElementDeclaration>(
  declaration: Declaration,
  description: ElementDescription<Declaration>,
): CustomElementDeclaration {
  const attributes = Object.entries<AttributeDeclaration>(declaration.attributes);
  const properties = Object.entries(description.properties);
  const methods = Object.entries<string>(description.methods);
  return {
    kind: 'class',
    customElement: true,
    name: className(declaration.name),
    tagName: `site-${declaration.name}`,
    superclass: { name: 'HTMLElement', package: 'global:' },
    description: description.summary,
    attributes: attributes.map((entry) => describedAttribute(entry, description.attributes[entry[0]] ?? '')),
    members: [
      ...attributes.map((entry) => attributeField(entry, description.attributes[entry[0]] ?? '')),
      ...properties.map(([name, { type, description }]) => ({
        kind: 'field' as const,
        name,
        type: { text: type },
        description,
      })),
      ...methods.map(([name, description]) => ({
        kind: 'method' as const,
        name,
        return: { type: { text: 'void' } },
        description,
      })),
    ],
    events: Object.entries(declaration.events).map(([name, { isCancelable }]) => {
      const { detail = '', description: text = '' } = description.events[name] ?? {};
      return describedEvent(name, isCancelable, detail, text);
    }),
    slots: [{ name: '', description: description.slot }],
    cssParts: named(description.parts),
    cssProperties: [
      ...Object.entries(description.cssProperties).map(([name, property]) => ({ name, ...property })),
      ...designTokens(tokens),
    ],
  };
}
