import { expect } from 'chai';
import fc from 'fast-check';
import type { Problem } from '../../../src/core/config/problem.ts';
import { METADATA_KEY } from '../../../src/core/config/usable-data.ts';
import { eventually } from '../../support/eventually.ts';
import { mount } from '../../support/mount.ts';
import { allStages } from '../../support/stages.ts';
import {
  type Configurable,
  DOCUMENTS,
  expectReport,
  FALLBACK,
  fallbackOf,
  isAlive,
  isShown,
  TAGS,
  type Tag,
} from './bad-input-page.ts';

type Path = readonly (string | number)[];

/** Every place in a document; of the items of a list the first that is made like it. */
function pathsOf(value: unknown, path: Path = []): readonly Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  const paths = Object.keys(value).flatMap((key) =>
    pathsOf((value as Record<string, unknown>)[key], [...path, Array.isArray(value) ? Number(key) : key]),
  );
  const shapeOf = (one: Path) => one.map((key) => (typeof key === 'number' ? '*' : key)).join('/');
  return [path, ...new Map(paths.reverse().map((one) => [shapeOf(one), one])).values()];
}

/** The document with another value at one place. */
function withValue(document: unknown, [key, ...rest]: Path, value: unknown): unknown {
  if (key === undefined) return value;
  const copy = structuredClone(document) as Record<string | number, unknown>;
  copy[key] = withValue(copy[key], rest, value);
  return copy;
}

const valueAt = (document: unknown, path: Path) =>
  path.reduce<unknown>((value, key) => (value as Record<string | number, unknown>)[key], document);

/** Mounts an element for each configuration, and takes what each reports once it shows something. */
async function configure(tag: Tag, configs: readonly unknown[]) {
  const { container } = await mount('<p></p>');
  /** In the order of their reports: what shows the fallback shows it sooner. */
  const reporting: { element: Configurable; reports: (readonly Problem[])[] }[] = [];
  const watched = configs.map((config) => {
    const element = document.createElement(tag) as unknown as Configurable;
    element.innerHTML = FALLBACK;
    for (const [name, value] of [
      ['locale', 'en'],
      ['reveal-delay', '0'],
    ] as const)
      element.setAttribute(name, value);
    const reports: (readonly Problem[])[] = [];
    const one = { element, reports };
    element.addEventListener('configerror', (event) => {
      reports.push((event as CustomEvent).detail.problems);
      reporting.push(one);
    });
    element.config = config;
    return one;
  });
  container.hidden = true; // What they show is read, not measured; twenty layouts would take long.
  container.replaceChildren(...watched.map(({ element }) => element));
  await eventually(() => {
    for (const { element } of watched) {
      expect(fallbackOf(element)?.dataset.fallback).to.equal('final');
      expect(isAlive(element)).to.equal(true);
    }
  });
  await allStages();
  const problems = await Promise.all(reporting.map(expectReport));
  return {
    elements: watched.map(({ element }) => element),
    problems: watched.map((one) => problems[reporting.indexOf(one)] ?? []),
  };
}

const BATCH_COUNT = 20;

describe('bad input: data', () => {
  for (const tag of TAGS) {
    const document = DOCUMENTS[tag];
    const paths = pathsOf(document).filter(({ length }) => length > 0);

    for (let start = 0; start < paths.length; start += BATCH_COUNT) {
      const batch = paths.slice(start, start + BATCH_COUNT);
      const names = batch.map((path) => path.map((key) => `/${key}`).join(''));
      it(`<${tag}> names a value of the wrong type and shows the rest: ${names[0]} … ${names.at(-1)}`, async () => {
        const configs = batch.map((path) => {
          const value = valueAt(document, path);
          const isObject = typeof value === 'object' && !Array.isArray(value);
          return withValue(document, path, isObject ? 'text' : { wrong: true });
        });
        const { problems } = await configure(tag, configs);
        for (const [index, name] of names.entries()) {
          const isNamed = problems[index]?.some(({ pointer }) => pointer.startsWith(name));
          const isMetadata = METADATA_KEY.test(String(batch[index]?.at(-1)));
          expect(isNamed || isMetadata, `${name}: ${JSON.stringify(problems[index])}`).to.equal(true);
        }
      });
    }

    it(`<${tag}> throws at nothing that a script can set, and shows good data afterwards`, async () => {
      const circle: Record<string, unknown> = {};
      circle.navigation = [circle];
      const trap = new Proxy({}, { get: () => fail(), ownKeys: () => fail(), getOwnPropertyDescriptor: () => fail() });
      const parts = { navigation: trap, currentSbn: trap, texts: trap };
      const { elements } = await configure(tag, [circle, trap, parts, () => {}, Symbol('x'), 1n, Number.NaN]);
      for (const element of elements) element.config = document;
      await eventually(() => {
        for (const element of elements) expect(isShown(element)).to.equal(true);
      });
    });

    it(`<${tag}> lives on with any JSON at any place`, async () => {
      const config = fc
        .record({ path: fc.constantFrom(...pathsOf(document)), value: fc.jsonValue({ maxDepth: 3 }) })
        .map(({ path, value }) => withValue(document, path, value));
      await fc.assert(
        fc.asyncProperty(fc.array(config, { minLength: 1, maxLength: BATCH_COUNT }), async (configs) => {
          const { elements } = await configure(tag, configs);
          for (const element of elements) element.remove();
        }),
        { numRuns: 8 },
      );
    });
  }
});

function fail(): never {
  throw new Error('A trap.');
}
