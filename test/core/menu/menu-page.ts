import assert from 'node:assert/strict';
import { readPageMenu } from '../../../elements/prerender/page-menu.ts';
import { parseNavigation } from '../../../src/core/config/parse-data.ts';
import { describeProblem } from '../../../src/core/config/problem.ts';

/** What a header reads of what stands in it, as plain objects, and what it says is lost. */
export function read(html: string) {
  const { value, problems } = readPageMenu(html);
  const parsed = parseNavigation(value);
  assert.deepEqual(parsed.problems, [], 'what a menu becomes is right in itself');
  const data = parsed.data && JSON.parse(JSON.stringify(parsed.data));
  return { data, problems: problems.map((problem) => describeProblem('site-header', problem)) };
}

export const nav = (items: string) => `<nav><ul>${items}</ul></nav>`;
export const link = (title: string, rest = '') => `<li><a href="/${title.toLowerCase()}">${title}</a>${rest}</li>`;

/** The bar of a menu that loses nothing. */
export function barOf(items: string) {
  const { data, problems } = read(nav(items));
  assert.deepEqual(problems, []);
  return data.navigation;
}

/** Titles and addresses of items. */
export const titlesOf = (items: readonly { readonly title: string; readonly url?: string }[]) =>
  items.map(({ title, url }) => [title, url]);
