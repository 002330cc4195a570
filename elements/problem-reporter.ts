import { describeProblem, type Problem } from '../src/core/config/problem.ts';

/**
 * Tells the page's author what is wrong with an element's data: one console warning with the element as argument and
 * one `configerror` event for a set of problems (contract §2, Validation). The same set is not reported twice in a row.
 */
export class ProblemReporter {
  readonly #host: HTMLElement;
  readonly #page: string;
  #lastReport = '[]';

  /** @param page - name of the element's page under `elements/`, which a prefix does not change. */
  constructor(host: HTMLElement, page: string) {
    this.#host = host;
    this.#page = page;
  }

  report(problems: readonly Problem[]): void {
    const report = JSON.stringify(problems);
    if (report === this.#lastReport) return;
    this.#lastReport = report;
    if (problems.length === 0) return;
    const tagName = this.#host.localName;
    console.warn(problems.map((problem) => describeProblem(tagName, problem, this.#page)).join('\n'), this.#host);
    this.#host.dispatchEvent(new CustomEvent('configerror', { bubbles: true, composed: true, detail: { problems } }));
  }
}
