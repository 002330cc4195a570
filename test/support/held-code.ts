import { openEndpoint } from './endpoint.ts';
import { loaderFile } from './flavour.ts';

export interface HeldCode {
  /** Address of the loader, which comes at once. */
  readonly src: string;
  /** Whether a page has asked for the chunk. */
  isAsked(): Promise<boolean>;
  /** Lets the chunk come, or fail; with 0 the connection closes half way. */
  release(status?: number): Promise<void>;
}

/**
 * The built files, with one chunk held back, however long a network may take, until the test says so. Without React,
 * which it is if not told otherwise, none of the others runs; a browser that waited for all would have no connection left.
 */
export async function holdCode(chunk = 'react'): Promise<HeldCode> {
  const endpoint = await openEndpoint({ isHeld: true });
  return {
    src: `/held/${endpoint.url.split('/').at(-1)}/${chunk}/${loaderFile}`,
    isAsked: async () => (await endpoint.requests()).length > 0,
    async release(status = 200) {
      await endpoint.answer({ isHeld: false, status });
      await endpoint.release();
    },
  };
}
