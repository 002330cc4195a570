/** What is read of Rollup's chunks. */
export interface Chunk {
  readonly fileName: string;
  readonly imports: readonly string[];
  readonly moduleIds?: readonly string[];
  /** The module that the chunk is made for, if it is for one. */
  readonly facadeModuleId?: string | null;
}

/** The chunks by their files. */
export type Bundle = Readonly<Record<string, Chunk>>;

export type StageName = 'after-render' | 'when-used';

/** A module whose code is a stage: `src/site-header/after-render.ts`. */
const STAGE = /\/src\/site-(\w+)\/(after-render|when-used)\.ts$/;

/** Every chunk that one needs before it can run, itself the last. @param seen - left out, and added to. */
export function filesOf(bundle: Bundle, fileName: string, seen = new Set<string>()): readonly string[] {
  if (seen.has(fileName)) return [];
  seen.add(fileName);
  const imports = bundle[fileName]?.imports ?? [];
  return [...imports.flatMap((imported) => filesOf(bundle, imported, seen)), fileName];
}

/** What the file of a stage is called, so that it says whose it is; `undefined` for every other chunk. */
export function stageFileName({ facadeModuleId }: Pick<Chunk, 'facadeModuleId'>): string | undefined {
  const [, element, stage] = STAGE.exec(facadeModuleId ?? '') ?? [];
  return element && `${stage}-${element}`;
}

/**
 * The stages of an element as files, with all they need that its first files have not: found by the modules that its
 * `stages.ts` loads.
 *
 * @param name - `header`.
 * @param files - The element's first files.
 * @param dynamicImportsOf - The modules that a module imports dynamically.
 * @throws if it has no `stages.ts`, or a stage is in no chunk of its own: it would come with its first files, or never.
 */
export function stageFiles(
  name: string,
  bundle: Bundle,
  files: readonly string[],
  dynamicImportsOf: (id: string) => readonly string[],
): Partial<Readonly<Record<StageName, readonly string[]>>> {
  const chunks = Object.values(bundle);
  const declaring = chunks
    .flatMap(({ moduleIds = [] }) => moduleIds)
    .find((id) => id.endsWith(`/src/site-${name}/stages.ts`));
  if (!declaring) throw new Error(`site-${name} has no stages: src/site-${name}/stages.ts is not among its modules.`);
  const ids = dynamicImportsOf(declaring);
  if (ids.length === 0) throw new Error(`${declaring} loads nothing; expected its stages.`);
  const stages = ids.map((id) => {
    const [, , stage] = STAGE.exec(id) ?? [];
    if (!stage) throw new Error(`${declaring} loads ${id}; expected after-render.ts or when-used.ts beside it.`);
    const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId === id);
    if (!chunk) throw new Error(`${id} is in no chunk of its own; nothing but stages.ts may import a stage.`);
    return [stage, filesOf(bundle, chunk.fileName, new Set(files))];
  });
  return Object.fromEntries(stages);
}

/** What a round trip of the bench's mobile profile has room for: 150 ms at 1.6 Mbit/s. */
const ROUND_TRIP_BYTES = 30_000;

/**
 * How many of the first files have come when it is time to ask for the stage after them: its first byte comes right after
 * their last one, where a round trip's worth of theirs is still on its way.
 *
 * @param sizes - of the first files, in bytes as sent. They share the network, so that the smallest comes first.
 */
export function filesBeforeStage(sizes: readonly number[]): number {
  const ascending = sizes.toSorted((one, other) => one - other);
  const bytesLeft = (size: number) => ascending.reduce((sum, other) => sum + Math.max(0, other - size), 0);
  return Math.max(1, ascending.filter((size) => bytesLeft(size) >= ROUND_TRIP_BYTES).length);
}
