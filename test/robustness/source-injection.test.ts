import { expect } from 'chai';
import fc from 'fast-check';
import { type Endpoint, openEndpoint } from '../support/endpoint.ts';
import { eventually } from '../support/eventually.ts';
import type { Frame } from '../support/frame.ts';
import { tellCount } from '../support/tell-count.ts';
import {
  attack,
  DATA,
  elementIn,
  expectAllHarmless,
  marked,
  openAttacked,
  rootOf,
  SAMPLE,
  showing,
  TAGS,
} from './attacked-page.ts';
import { hostileDocument } from './hostile-document.ts';
import { ALL_PAYLOADS } from './payloads.ts';
import { allRequestsKnown, configure, expectUntouched } from './watched-page.ts';

/** Has each element load its data. @param mark - what shows once it has come. */
async function load(
  frame: Frame,
  endpoints: ReadonlyMap<string, Endpoint>,
  dataOf: (tag: string) => unknown,
  mark: string,
  shown: readonly string[] = TAGS,
): Promise<void> {
  for (const [tag, endpoint] of endpoints) {
    await endpoint.answer({ body: JSON.stringify(marked(dataOf(tag), mark)) });
    const element = elementIn(frame, tag);
    element.config = undefined; // It would come before what is loaded.
    element.setAttribute('src', `${endpoint.url}?${mark}`);
  }
  await eventually(() => {
    for (const tag of shown) expect(rootOf(frame, tag).textContent).to.contain(mark);
  });
}

const openEndpoints = async () =>
  new Map(await Promise.all(TAGS.map(async (tag) => [tag, await openEndpoint()] as const)));

/** Documents like one: lists of any length, and any of its texts is another one, missing or no text. */
function documentsLike(value: unknown): fc.Arbitrary<unknown> {
  if (Array.isArray(value)) return fc.array(fc.oneof(...value.map(documentsLike)), { minLength: 1, maxLength: 4 });
  if (typeof value === 'object' && value !== null) {
    const fields = Object.entries(value).map(([key, inner]) => [key, documentsLike(inner)] as const);
    return fc.record(Object.fromEntries(fields));
  }
  return fc.oneof(
    { arbitrary: fc.constant(value), weight: 12 },
    { arbitrary: fc.constantFrom(...ALL_PAYLOADS), weight: 6 },
    { arbitrary: fc.string({ unit: 'binary' }), weight: 1 },
    { arbitrary: fc.constantFrom(undefined, null, true, -1, {}, []), weight: 1 },
  );
}

describe('robustness: injection, from what `src` answers', () => {
  it('contract §2: no payload in what is loaded runs, makes an element or an attribute, or leaves the page', async () => {
    const endpoints = await openEndpoints();
    const put = (frame: Frame, payload: string, mark: string) => {
      configure(frame, payload); // Of images.
      return load(frame, endpoints, (tag) => hostileDocument(DATA[tag], payload, 'all'), mark, showing(payload));
    };
    await attack(SAMPLE, put, 'loaded', TAGS.length);
  });

  it('contract §2: documents of any form, with payloads in any place, are harmless', async () => {
    const runCount = 40;
    const endpoints = await openEndpoints();
    const frame = await openAttacked();
    for (const payload of ALL_PAYLOADS) configure(frame, payload);
    let run = 0;
    const property = fc.asyncProperty(
      fc.record(Object.fromEntries(TAGS.map((tag) => [tag, documentsLike(DATA[tag])]))),
      async (documents) => {
        run += 1;
        // A section without a title shows nothing.
        const dataOf = (tag: string) => ({ ...Object(documents[tag]), title: 'Section' });
        await load(frame, endpoints, dataOf, `generated-${run}.`);
        expectAllHarmless(frame, 'a generated document');
      },
    );
    await fc.assert(property, { numRuns: runCount, endOnFailure: true, includeErrorInReport: true }); // A page that is attacked is not as before.
    await allRequestsKnown(frame);
    expectUntouched(frame, 'a generated document');
    await tellCount('payloads', 'generated documents', runCount * TAGS.length);
  });
});
