import type { CustomElementDeclaration, JavaScriptModule, Package } from 'custom-elements-manifest';
import { siteHeader } from '../site-header.ts';
import { siteSearch } from '../site-search.ts';
import { siteSubnav } from '../site-subnav.ts';
import { elementClass } from './element-class.ts';
import { siteHeaderDescription } from './site-header-description.ts';
import { siteSearchDescription } from './site-search-description.ts';
import { siteSubnavDescription } from './site-subnav-description.ts';

function elementModule(declaration: CustomElementDeclaration): JavaScriptModule {
  const { name, tagName = '' } = declaration;
  const path = `lib/esm/${tagName}.js`;
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
 * elements are made of, and of their descriptions (contract §6).
 */
export function customElementsManifest(): Package {
  const classes = [
    elementClass(siteHeader, siteHeaderDescription),
    elementClass(siteSubnav, siteSubnavDescription),
    elementClass(siteSearch, siteSearchDescription),
  ];
  return { schemaVersion: '2.1.0', modules: classes.map(elementModule) };
}
