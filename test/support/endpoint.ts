import type { EndpointAnswer, ReceivedRequest } from '../runner/test-endpoints.ts';
import { atEndOfTest } from './cleanup.ts';

/** A URL of the test server whose answers the test decides. */
export interface Endpoint {
  /** Absolute, on the page's own origin. */
  readonly url: string;
  /** The same endpoint on another origin; answers carry `Access-Control-Allow-Origin: *` unless told otherwise. */
  readonly otherOriginUrl: string;
  /** The requests so far, oldest first. */
  requests(): Promise<readonly ReceivedRequest[]>;
  /** Changes what later requests are answered. */
  answer(answer: Partial<EndpointAnswer>): Promise<void>;
  /** Answers every request that is held. */
  release(): Promise<void>;
}

const JSON_ANSWER: EndpointAnswer = {
  status: 200,
  headers: { 'content-type': 'application/json' },
  body: '[]',
  isHeld: false,
  delivery: 'whole',
  repeatCount: 1,
};

/**
 * Opens an endpoint for the running test.
 *
 * @example const endpoint = await openEndpoint({ body: JSON.stringify(navigation) }); // a `src`
 * @example await openEndpoint({ isHeld: true }); // never answers, unless released
 */
export async function openEndpoint(first: Partial<EndpointAnswer> = {}): Promise<Endpoint> {
  const { id } = await post('', { ...JSON_ANSWER, ...first });
  const url = new URL(`/__test/answers/${id}`, location.href);
  const release = async () => {
    await post(`/${id}/release`, {});
  };
  atEndOfTest(release); // A request left open would keep one of the browser's few connections.
  return {
    url: url.href,
    otherOriginUrl: Object.assign(new URL(url), { hostname: 'localhost' }).href,
    release,
    async requests() {
      return (await fetch(`/__test/endpoints/${id}/requests`)).json();
    },
    async answer(answer) {
      await post(`/${id}/answer`, { ...JSON_ANSWER, ...answer });
    },
  };
}

async function post(path: string, value: unknown): Promise<{ id: string }> {
  const answer = await fetch(`/__test/endpoints${path}`, { method: 'POST', body: JSON.stringify(value) });
  return answer.json();
}
