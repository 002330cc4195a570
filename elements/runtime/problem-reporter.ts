import { describeProblem, type Problem } from '../../src/core/config/problem.ts';
import { explained } from '../../src/core/config/read-data.ts';
import type { AnyElementDeclaration, AttributeValues, DataPage, SHARED_ATTRIBUTES } from './declaration.ts';
import type { PageContext } from './page-context.ts';
import { attributeProblems, pageProblems, textProblems } from './problems.ts';

/** What an element was rendered from, for what may be wrong with it. */
export interface Given {
  readonly shared: AttributeValues<typeof SHARED_ATTRIBUTES>;
  /** Names of the attributes that hold no value of theirs. */
  readonly faultyAttributes: readonly string[];
  readonly page: PageContext;
  readonly dataPage: DataPage | undefined;
  readonly raw: unknown;
  /** Why there is no `raw`. */
  readonly problem: Problem | undefined;
  /** What a menu has lost that the `raw` was made of. */
  readonly losses: readonly Problem[];
}

/**
 * Tells the page's author what is wrong with an element's data: one console warning with the element as argument and
 * one `configerror` event for a set of problems (contract §2, Validation). The same set is not reported twice in a row.
 * Only pages where something is wrong load this.
 */
export class ProblemReporter {
  readonly #host: HTMLElement;
  readonly #declaration: AnyElementDeclaration;
  #lastReport = '[]';

  constructor(host: HTMLElement, declaration: AnyElementDeclaration) {
    this.#host = host;
    this.#declaration = declaration;
  }

  report({ shared, faultyAttributes, page, dataPage, raw, problem, losses }: Given): void {
    const { attributes, read, name } = this.#declaration;
    const problems = [
      ...attributeProblems(attributes, faultyAttributes, (attribute) => this.#host.getAttribute(attribute)),
      ...pageProblems(shared, dataPage),
      ...textProblems(this.#declaration, page.locale),
      ...losses,
      ...(problem ? [problem] : explained(read, raw).problems),
    ];
    const report = JSON.stringify(problems);
    if (report === this.#lastReport) return;
    this.#lastReport = report;
    if (problems.length === 0) return;
    // The page under `elements/` has a name that a prefix does not change.
    const lines = problems.map((one) => describeProblem(this.#host.localName, one, `site-${name}`));
    console.warn(lines.join('\n'), this.#host);
    this.#host.dispatchEvent(new CustomEvent('configerror', { bubbles: true, composed: true, detail: { problems } }));
  }
}
