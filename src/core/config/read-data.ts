import * as v from 'valibot';
import { parseRichText } from '../rich-text/rich-text.ts';
import { URL_EXPECTED, url } from './field-schemas.ts';
import { nearestOf } from './nearest.ts';
import { describeReceived, type Parsed, type Problem } from './problem.ts';
import { type KnownSchema, type Schema, traitsOf } from './schema-kinds.ts';
import { type DeepReadonly, type Note, UNREADABLE, usableData } from './usable-data.ts';

/** How many problems of one document are listed; one more says how many were not. */
export const PROBLEMS_LISTED_COUNT = 50;

/** What happens when a value of this schema is left out, as a sentence a docs editor understands. */
function consequenceOf(schema: Schema): string {
  const known = schema as KnownSchema;
  const { otherwise } = traitsOf(known);
  if (otherwise !== undefined) return otherwise;
  if (known.type === 'object') return `That ${known.message} is left out.`;
  if (known.type === 'union' && known.options[0]) return consequenceOf(known.options[0]);
  return known.type === 'array' ? 'That list is left out.' : 'It is ignored.';
}

/** A link that a rich paragraph loses. */
const urlInText = v.pipe(url, v.metadata({ otherwise: 'Its text stays, without a link.' }));

function pointerOf(path: readonly (string | number)[]): string {
  return path.map((key) => `/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}

/** A value that was left out, as a problem; see `Note`. */
function problemOf(
  path: readonly (string | number)[],
  value: unknown,
  expected: string | readonly string[],
  dropped: Schema | undefined,
): Problem {
  const suggestion = typeof expected === 'string' || typeof value !== 'string' ? undefined : nearestOf(value, expected);
  const received = value === UNREADABLE ? 'something that cannot be read' : describeReceived(value);
  return {
    pointer: pointerOf(path),
    received: dropped ? received : 'an unknown key',
    expected:
      typeof expected === 'string'
        ? expected
        : `${expected.length > 1 ? 'one of ' : ''}${expected.map((text) => `"${text}"`).join(', ')}`,
    consequence: dropped ? consequenceOf(dropped) : 'It is ignored.',
    ...(suggestion !== undefined && { suggestion }),
  };
}

/** The problem that stands for those which are not listed. */
function unlistedProblem(count: number): Problem {
  return {
    pointer: '',
    received: `wrong in ${count} more ${count === 1 ? 'place' : 'places'}`,
    expected: 'data without mistakes',
    consequence: 'They are treated alike and not listed.',
  };
}

/**
 * Reads data and explains what is wrong with it. Past the limit problems are only counted, so that broken megabytes stay
 * cheap.
 *
 * @param read - Reads it, as `usableData` does, and tells what it leaves out.
 */
export function explained<Data>(read: (raw: unknown, note: Note) => Data | undefined, raw: unknown): Parsed<Data> {
  const problems: Problem[] = [];
  let unlistedCount = 0;
  const list = (...told: Parameters<typeof problemOf>) => {
    if (problems.length < PROBLEMS_LISTED_COUNT) problems.push(problemOf(...told));
    else unlistedCount += 1;
  };
  const data = read(raw, (path, value, expected, dropped) => {
    if (expected !== undefined) return list(path, value, expected, dropped);
    const { refusedUrls } = parseRichText(String(value), (link) => link);
    for (const refused of refusedUrls) list(path, refused, URL_EXPECTED, urlInText);
  });
  return { data, problems: unlistedCount > 0 ? [...problems, unlistedProblem(unlistedCount)] : problems };
}

/** Reads data by a schema and explains what is left out; see {@link usableData}. */
export function readData<const Root extends v.GenericSchema>(
  schema: Root,
  raw: unknown,
): Parsed<DeepReadonly<v.InferOutput<Root>>> {
  return explained((value, note) => usableData(schema, value, note), raw);
}
