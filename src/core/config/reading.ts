import { nearestOf } from './nearest.ts';
import type { Problem } from './problem.ts';
import { type KnownSchema, type Schema, traitsOf } from './schema-kinds.ts';

/** How many problems of one document are listed; one more says how many were not. */
export const PROBLEMS_LISTED_COUNT = 50;

/** One reading of one document: where it stands and what it found. */
export interface Reading {
  /** Keys and indexes that lead from the top to what is being read. */
  readonly path: (string | number)[];
  readonly problems: Problem[];
  /** How many problems there are, the unlisted ones included. */
  problemCount: number;
}

/** What happens when a value of this schema is left out, as a sentence a docs editor understands. */
function consequenceOf(schema: Schema): string {
  const known = schema as KnownSchema;
  const { otherwise } = traitsOf(known);
  if (otherwise !== undefined) return otherwise;
  if (known.type === 'object') return `That ${known.message} is left out.`;
  if (known.type === 'union' && known.options[0]) return consequenceOf(known.options[0]);
  return known.type === 'array' ? 'That list is left out.' : 'It is ignored.';
}

/**
 * Notes a problem at the place being read. Past the limit it only counts, so that broken megabytes stay cheap.
 *
 * @param received - What came, as `describeReceived` says it.
 * @param expected - A noun phrase, or the few texts that would have been right.
 * @param dropped - What is left out because of it; `undefined` if nothing that would have been used.
 * @param written - What may be a slip of one of those few texts.
 */
export function report(
  reading: Reading,
  received: string,
  expected: string | readonly string[],
  dropped?: Schema,
  written?: unknown,
): void {
  reading.problemCount += 1;
  if (reading.problemCount > PROBLEMS_LISTED_COUNT) return;
  const pointer = reading.path.map((key) => `/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
  const options = typeof expected === 'string' ? [] : expected;
  const suggestion = typeof written === 'string' ? nearestOf(written, options) : undefined;
  reading.problems.push({
    pointer,
    received,
    expected:
      typeof expected === 'string'
        ? expected
        : `${options.length > 1 ? 'one of ' : ''}${options.map((text) => `"${text}"`).join(', ')}`,
    consequence: dropped ? consequenceOf(dropped) : 'It is ignored.',
    ...(suggestion !== undefined && { suggestion }),
  });
}

/** The problem that stands for those which are not listed, if there are any. */
export function unlistedProblem(reading: Reading): Problem | undefined {
  const count = reading.problemCount - reading.problems.length;
  if (count === 0) return undefined;
  return {
    pointer: '',
    received: `wrong in ${count} more ${count === 1 ? 'place' : 'places'}`,
    expected: 'data without mistakes',
    consequence: 'They are treated alike and not listed.',
  };
}
