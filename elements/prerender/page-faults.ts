import type { PageElement, PageElements } from './page-elements.ts';
import { type PageProblem, pageProblem, placeOf } from './page-problem.ts';
import { refusalOfInlineStyles } from './style-policy.ts';

/** An element that the page never closes. `consequence` is what happens now. */
export function unclosed({ tagName, startTag }: PageElement, text: string, consequence: string): PageProblem {
  const problem = {
    pointer: '',
    received: 'followed by no end tag of its own, so it contains the rest of the page',
    expected: `<${tagName}>…</${tagName}>`,
    consequence,
  };
  return { ...placeOf(text, startTag.start), ...pageProblem(tagName, problem), isFatal: true };
}

/** Inline styles that the page's own policy refuses: the elements are without style until their code has come. */
export function refusedStyles({ elements, policies }: PageElements, text: string): readonly PageProblem[] {
  const [element] = elements;
  return policies.flatMap(({ start, text: policy }) => {
    const refusal = refusalOfInlineStyles(policy);
    if (!element || refusal === undefined) return [];
    const { tagName } = element;
    const message = `<${tagName}> has inline styles, which the page's Content-Security-Policy refuses by "${refusal}"; expected linked ones. It has no style until its code has come. Print with --link-styles. See elements/prerender.md.`;
    return [{ ...placeOf(text, start), tagName, message, isFatal: false }];
  });
}
