import { createElement, type ReactElement } from 'react';
import type { ElementTexts } from '../../src/core/locale/text-types.ts';
import type { StaticMarkup } from '../../src/hooks/useIsStatic.ts';
import type { AnyElementDeclaration } from './declaration.ts';
import { ElementRoot, type ElementRootProps } from './element-root.ts';
import { ownTexts } from './own-texts.ts';
import type { PageContext } from './page-context.ts';

interface StaticRootOptions {
  /** By the names of their properties. */
  readonly attributes: object;
  readonly data: unknown;
  readonly page: PageContext;
  readonly texts: ElementTexts | undefined;
  /** Without what the panels hold, but for a link or two of each. */
  readonly isBarOnly: boolean;
  /** Default: true. */
  readonly isStatic?: StaticMarkup;
}

/** The tree of an element as it is before any script: what a pre-render prints, and what is kept for the next page. */
export function staticRoot(
  declaration: AnyElementDeclaration,
  { attributes, data, page, texts, isBarOnly, isStatic = true }: StaticRootOptions,
): ReactElement {
  const barOnly = isBarOnly ? declaration.afterRender?.get()?.barOnly : undefined;
  return createElement(ElementRoot, {
    component: declaration.component as unknown as ElementRootProps['component'],
    componentProps: {
      attributes,
      data: barOnly ? barOnly(data as never) : data,
      locale: page.locale,
      locales: page.locales,
      texts: ownTexts(texts, declaration.texts, page.locale),
      links: page.links,
      emit: () => true,
      reflect: () => {},
      properties: {},
    },
    isStatic,
    onCommit: () => {},
    onError: () => {},
  });
}
