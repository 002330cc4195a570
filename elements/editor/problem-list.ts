import type { JsonProblem } from '../cli/json-problems.ts';
import { byId, element } from './find.ts';

/** Lists what is wrong, each with its place, which is a button that goes there. */
export function showProblems(problems: readonly JsonProblem[], goTo: (index: number) => void): void {
  const count = problems.length;
  byId('problem-count', HTMLElement).textContent =
    count === 0 ? 'No problems' : `${count} ${count === 1 ? 'problem' : 'problems'}`;
  byId('problems', HTMLElement).dataset.count = String(count);
  byId('problem-list', HTMLElement).replaceChildren(
    ...problems.map(({ at, line, column, message }) => {
      const place = element('button', { type: 'button' }, `Line ${line}, column ${column}`);
      place.addEventListener('click', () => goTo(at));
      return element('li', {}, place, element('span', {}, message));
    }),
  );
}
