/** A reader of data whose results are plain objects: what is read has no prototype, and `deepEqual` compares those, too. */
export function plain<Reader extends (...args: never[]) => unknown>(reader: Reader): Reader {
  return ((...args: never[]) => structuredClone(reader(...args))) as Reader;
}
