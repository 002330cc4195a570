import { resolve } from 'node:path';
import bcd from '@mdn/browser-compat-data' with { type: 'json' };
import type { CompatData, CompatStatement, Identifier } from '@mdn/browser-compat-data/types';
import type { Node } from 'typescript/unstable/ast';
import { isIdentifier, isVariableDeclaration } from 'typescript/unstable/ast/is';
import { API, type Project, type Symbol as TypeSymbol } from 'typescript/unstable/sync';
import { sourceFiles, withoutComments } from './source-files.ts';

// What our scripts and style sheets ask of the platform, and since when browsers have it, by MDN's data.

const { api = {}, css, javascript, webassembly } = bcd as unknown as CompatData;
const builtins = javascript?.builtins ?? {};

/** Each feature by its name, with what MDN says of it; of a name that several have, any of them. */
export type Features = ReadonlyMap<string, readonly CompatStatement[]>;

/** Where MDN keeps what TypeScript keeps elsewhere; members of mixins, of which it knows nothing, are looked up in all of the last. */
const KEPT_IN: Readonly<Record<string, Identifier | undefined>> = {
  Body: api.Response,
  CallableFunction: builtins.Function,
  Console: api.console,
  Uint8Array: builtins.TypedArray,
  ReadonlyArray: builtins.Array,
  ReadonlyMap: builtins.Map,
  ReadonlySet: builtins.Set,
  HTMLHyperlinkElementUtils: api.HTMLAnchorElement,
  LinkStyle: api.HTMLStyleElement,
  WebAssembly: webassembly?.api,
};
const MIXED_IN = [api.Element, api.HTMLElement, api.Document, api.Node, api.EventTarget, api.Window, api.Navigator];

/** Names of elements' data, style properties, and what is as old as the language. */
const WITHOUT_STATEMENT = /^(?:CSSStyle\w+|DOMStringMap|RegExpExecArray)\.|\.(?:prototype|DOCUMENT_\w+)$/;

const memberOf = (owner: Identifier | undefined, member: string) =>
  [member, `${member}_static`, `${member}_event`].map((key) => owner?.[key]?.__compat).find(Boolean);

function statementOf(owner: string | undefined, name: string): CompatStatement | undefined {
  const ofGlobal = owner ? undefined : (KEPT_IN[name] ?? api[name] ?? builtins[name])?.__compat;
  const known = owner?.replace(/Constructor$/, '') ?? '';
  const places = [KEPT_IN[known], api[known], builtins[known], builtins.Intl?.[known]];
  return ofGlobal ?? [...places, ...MIXED_IN].map((place) => memberOf(place, name)).find(Boolean);
}

/** The interface that a member of the platform belongs to; of a static one, the constructor's name. */
function ownerOf(symbol: TypeSymbol, project: Project): string | undefined {
  const name = symbol.getParent()?.name;
  if (name !== '__type') return name === '__global' ? undefined : name;
  const parent = symbol.valueDeclaration?.resolve(project)?.parent.parent;
  return parent && isVariableDeclaration(parent) ? parent.name.getText() : undefined;
}

function identifiersOf(node: Node): Node[] {
  const found: Node[] = isIdentifier(node) ? [node] : [];
  node.forEachChild((child) => void found.push(...identifiersOf(child)));
  return found;
}

/** Globals and members that scripts use, as types tell. What TypeScript does not know yet is cast, and asked for first. */
export function scriptFeatures(...patterns: readonly string[]): Features {
  const types = new API({ cwd: resolve(import.meta.dirname, '../..') });
  try {
    const [project] = types.updateSnapshot({ openProjects: [resolve('tsconfig.json')] }).getProjects();
    const features = new Map<string, CompatStatement[]>();
    for (const { path } of sourceFiles(...patterns)) {
      const file = project?.program.getSourceFile(resolve(path));
      if (!project || !file) throw new Error(`${path} is in no project.`);
      for (const symbol of project.checker.getSymbolAtLocation(identifiersOf(file))) {
        if (!symbol?.valueDeclaration || !/\/lib\.[\w.]+\.d\.ts$/.test(symbol.valueDeclaration.path)) continue;
        const owner = ownerOf(symbol, project);
        const name = owner ? `${owner}.${symbol.name}` : symbol.name;
        const statement = statementOf(owner, symbol.name);
        if (!WITHOUT_STATEMENT.test(name)) features.set(name, statement ? [statement] : []);
      }
    }
    return features;
  } finally {
    types.close();
  }
}

/** All statements of a part of MDN's data, by the last part of their names. */
function statementsByName(part: Identifier, found = new Map<string, CompatStatement[]>()) {
  for (const [key, value] of Object.entries(part)) {
    if (key === '__compat') continue;
    const { __compat } = value as Identifier;
    const name = key.replace(/_function$/, '');
    if (__compat) found.set(name, [...(found.get(name) ?? []), __compat]);
    statementsByName(value as Identifier, found);
  }
  return found;
}

/** Properties and their values, selectors, at-rules and functions that style sheets use. */
export function styleFeatures(...patterns: readonly string[]): Features {
  const features = new Map<string, readonly CompatStatement[]>();
  const properties = css?.properties ?? {};
  const named = statementsByName(css as unknown as Identifier);
  for (const { text } of sourceFiles(...patterns)) {
    const rules = withoutComments(text);
    for (const [, name = '', value = ''] of rules.matchAll(/(?<=[;{\s])(-?[a-z][a-z-]*):\s+([^;{}]*)/g)) {
      const property = properties[name] ?? properties[name.replace(/^-webkit-/, '')];
      features.set(name, property?.__compat ? [property.__compat] : []);
      for (const [word] of value.matchAll(/(?<![\w-])[a-z-]{3,}(?![\w(-])/g)) {
        const statement = property?.[word]?.__compat;
        if (statement) features.set(`${name}: ${word}`, [statement]);
      }
    }
    for (const [name] of rules.matchAll(/::?[a-z][a-z-]+|@[a-z-]+|(?<![\w-])[a-z][a-z-]+(?=\()/g)) {
      features.set(name, named.get(name.replace(/^\W+/, '')) ?? []);
    }
  }
  return features;
}
