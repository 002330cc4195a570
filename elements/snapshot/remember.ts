import { loadCode } from '../../src/stages/load-code.ts';
import type { AnyElementDeclaration } from '../runtime/declaration.ts';
import { warnOfMissingCode } from '../runtime/missing-code.ts';

/** What the loader calls in an idle moment after an element has come to show. @param file - the entry of its code. */
export type Remember = (element: HTMLElement, file: string) => void;

/** Remembers for the session what elements look like, for the next page (contract §2, Second page). */
export function rememberer(declaration: AnyElementDeclaration): Remember {
  return (element, file) => {
    loadCode(() => import('./write-snapshot.ts')).then(
      ({ writeSnapshot }) => writeSnapshot(element, declaration, file),
      (error) => {
        if (declaration.afterRender?.isMissed) return; // The same file, which has been told of.
        warnOfMissingCode(element, 'is not remembered for the next page')(error);
      },
    );
  };
}
