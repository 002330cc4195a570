// Written by hand, because the generators that exist get these wrong: details of events are wrapped twice or refer to
// types that are not imported, and attributes that hold lists or numbers get the types of their properties.

const HEAD = '// Made from custom-elements.json at build.\n';

/** Types that every TypeScript project has; all others come from `site-elements/core`. */
const GLOBAL_TYPES = new Set(['AbortSignal', 'CustomEvent', 'Event', 'Promise']);

function classes(manifest) {
  return manifest.modules.flatMap(({ declarations }) => declarations).filter(({ customElement }) => customElement);
}

/** `SiteHeaderElement` → `SiteHeader`. */
function baseName({ name }) {
  return name.replace(/Element$/, '');
}

function typesOfCore(texts) {
  const words = texts.flatMap((text) => text.replace(/'[^']*'/g, '').match(/\b[A-Z]\w*/g) ?? []);
  return [...new Set(words)].filter((word) => !GLOBAL_TYPES.has(word)).sort();
}

/** In markup a number may also be written as text. */
function markupType({ type: { text } }) {
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is a type of TypeScript.
  return text === 'number' ? 'number | `${number}`' : text;
}

function member(name, description, type) {
  const key = /^\w+\??$/.test(name) ? name : name.replace(/^[\w-]+/, "'$&'");
  return `  /** ${description} */\n  ${key}: ${type};`;
}

function interfaces(element) {
  const { tagName, attributes, members, events } = element;
  const scriptProperties = members.filter(({ kind, attribute }) => kind === 'field' && !attribute);
  const fields = [
    ...attributes.map((attribute) =>
      member(`${attribute.name}?`, attribute.description, `${markupType(attribute)} | undefined`),
    ),
    ...scriptProperties.map(({ name, description, type }) =>
      member(`${name}?`, description, `${type.text} | undefined`),
    ),
  ];
  const eventFields = events.map(({ name, description, type }) => member(name, description, type.text));
  return [
    `/** What can be written on \`<${tagName}>\` in a template: attributes, and properties that have none. */`,
    `export interface ${baseName(element)}Markup {\n${fields.join('\n')}\n}`,
    `/** The events of \`<${tagName}>\`. */`,
    `export interface ${baseName(element)}EventMap {\n${eventFields.join('\n')}\n}`,
  ].join('\n');
}

function markup(manifest) {
  const elements = classes(manifest);
  const texts = elements.flatMap(({ members, events }) => [...members, ...events]).map(({ type }) => type?.text ?? '');
  return [
    HEAD,
    `import type { ${typesOfCore(texts).join(', ')} } from './elements/entries/core.js';`,
    "export type { SiteHeaderElement, SiteSearchElement, SiteSubnavElement } from './elements/manifest/element-types.js';\n",
    ...elements.map(interfaces),
    '',
  ].join('\n');
}

/** A declaration file that tells a framework of the three tags. */
function augmentation(manifest, { imports, types, module, open, tag, close }) {
  const elements = classes(manifest);
  const names = elements.flatMap((element) => [
    element.name,
    `${baseName(element)}EventMap`,
    `${baseName(element)}Markup`,
  ]);
  const tags = elements.map((element) => {
    const base = baseName(element);
    return `    /** ${element.description} */\n    '${element.tagName}': ${tag}<${element.name}, ${base}Markup, ${base}EventMap>;`;
  });
  return [
    HEAD,
    imports,
    `import type { ${names.sort().join(', ')} } from './markup.js';\n`,
    "export type * from './markup.js';\n",
    types,
    `declare module '${module}' {\n${open}\n${tags.join('\n')}\n${close}\n}\n`,
  ].join('\n');
}

const JSX = {
  imports: "import type { DetailedHTMLProps, HTMLAttributes } from 'react';",
  types: `type Handlers<Events> = { [Type in keyof Events & string as \`on\${Type}\`]?: ((event: Events[Type]) => void) | undefined };
type Props<Host extends HTMLElement, Markup, Events> =
  Omit<DetailedHTMLProps<HTMLAttributes<Host>, Host>, keyof Markup> & Markup & Handlers<Events>;\n`,
  module: 'react',
  open: '  namespace JSX {\n  interface IntrinsicElements {',
  tag: 'Props',
  close: '  }\n  }',
};

const VUE = {
  imports: "import type { EmitFn, HTMLAttributes } from 'vue';",
  types: `type CamelCase<Name extends string> =
  Name extends \`\${infer Head}-\${infer Tail}\` ? \`\${Head}\${Capitalize<CamelCase<Tail>>}\` : Name;
/** Vue looks attributes up under their names in camel case. */
type Properties<Markup> = { [Name in keyof Markup as CamelCase<Name & string>]: Markup[Name] };
type DefinedElement<Host extends HTMLElement, Markup, Events> = new () => Host & {
  /** For the checking of templates only. */
  $props: HTMLAttributes & Properties<Markup>;
  /** For the checking of templates only. */
  $emit: EmitFn<{ [Type in keyof Events & string]: (event: Events[Type]) => void }>;
};\n`,
  module: 'vue',
  open: '  interface GlobalComponents {',
  tag: 'DefinedElement',
  close: '  }',
};

const SVELTE = {
  imports: "import type { HTMLAttributes } from 'svelte/elements';",
  types: `/** \`onnavigate\` for Svelte 5, \`on:navigate\` for Svelte 4. */
type Handlers<Events> = {
  [Type in keyof Events & string as \`on\${Type}\` | \`on:\${Type}\`]?: ((event: Events[Type]) => void) | undefined;
};
type Attributes<Host extends HTMLElement, Markup, Events> = HTMLAttributes<Host> & Markup & Handlers<Events>;\n`,
  module: 'svelte/elements',
  open: '  interface SvelteHTMLElements {',
  tag: 'Attributes',
  close: '  }',
};

/**
 * Types of the tags for the templates of React 19, Vue and Svelte.
 *
 * @param {import('custom-elements-manifest').Package} manifest
 * @returns {Record<string, string>} declaration files, each by its name.
 */
export function frameworkTypes(manifest) {
  return {
    'markup.d.ts': markup(manifest),
    'jsx.d.ts': augmentation(manifest, JSX),
    'vue.d.ts': augmentation(manifest, VUE),
    'svelte.d.ts': augmentation(manifest, SVELTE),
  };
}
