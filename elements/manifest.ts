import type { CustomElementDeclaration, JavaScriptModule, Package } from 'custom-elements-manifest';
import { elementClass } from './manifest-class.ts';
import { siteHeader, siteHeaderDescription } from './site-header.ts';
import { siteSearch, siteSearchDescription } from './site-search.ts';
import { siteSubnav, siteSubnavDescription } from './site-subnav.ts';

function elementModule(declaration: CustomElementDeclaration): JavaScriptModule {
  const { name, tagName = '' } = declaration;
  const path = `dist/esm/${tagName}.js`;
  return {
    kind: 'javascript-module',
    path,
    summary: `Defines \`<${tagName}>\`.`,
    declarations: [declaration],
    exports: [{ kind: 'custom-element-definition', name: tagName, declaration: { name, module: path } }],
  };
}

/**
 * What `custom-elements.json` holds (schema 2.1.0): the promise to page authors, made of the same declarations that the
 * elements are made of, and of the descriptions beside them (contract §6).
 */
export function customElementsManifest(): Package {
  const classes = [
    elementClass(siteHeader, siteHeaderDescription),
    elementClass(siteSubnav, siteSubnavDescription),
    elementClass(siteSearch, siteSearchDescription),
  ];
  return { schemaVersion: '2.1.0', modules: classes.map(elementModule) };
}
