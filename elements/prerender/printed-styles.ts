import type { AnyElementDeclaration } from '../runtime/declaration.ts';
import { BAR_STYLES, STATIC_STYLES } from './static-styles.ts';

/** The style sheets of an element's markup in their order. @param later - of what browsers load later. */
export function printedStyles(
  declaration: AnyElementDeclaration,
  later: readonly string[] = declaration.afterRender?.get()?.styles ?? [],
): readonly string[] {
  return [...declaration.styles, ...later, ...(STATIC_STYLES[declaration.name] ?? [])];
}

/** The style sheets of a bar whose stages are there. */
export function barStyles(declaration: AnyElementDeclaration): readonly string[] {
  return printedStyles(declaration, BAR_STYLES[declaration.name]);
}
