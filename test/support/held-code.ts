import { openEndpoint } from './endpoint.ts';
import { loaderFile } from './flavour.ts';

export interface HeldCode {
  /** Address of the loader, which comes at once. */
  readonly src: string;
  /** Lets React come, without which no chunk runs. */
  release(): Promise<void>;
}

/** The built files, with React held back, and with it all code of the elements: however long a network may take, until the test says so. */
export async function holdCode(): Promise<HeldCode> {
  const endpoint = await openEndpoint({ isHeld: true });
  return {
    src: `/held/${endpoint.url.split('/').at(-1)}/${loaderFile}`,
    async release() {
      await endpoint.answer({ isHeld: false });
      await endpoint.release();
    },
  };
}
