import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { setTimeout } from 'node:timers/promises';
import { readText, sendJson } from './http.ts';

/** What an endpoint answers; `test/support/endpoint.ts` is the other side. */
export interface EndpointAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** Keep each request open until the test releases it; never, if it does not. */
  readonly isHeld: boolean;
  /** `dripping`: one byte a second. `cut`: the connection closes half way. */
  readonly delivery: 'whole' | 'dripping' | 'cut';
  /** How often the body is sent in a row. */
  readonly repeatCount: number;
}

/** One request that an endpoint received. */
export interface ReceivedRequest {
  readonly method: string;
  /** Path and query, as sent. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** The browser hung up before the answer. */
  isAborted: boolean;
}

interface Endpoint {
  answer: EndpointAnswer;
  readonly requests: ReceivedRequest[];
  readonly held: (() => void)[];
}

const endpoints = new Map<string, Endpoint>();

/** Carries out what a test asks of its endpoint: open it, change its answer, read its requests, release, close. */
export async function manageEndpoint(
  req: IncomingMessage,
  res: ServerResponse,
  id: string,
  verb: string | undefined,
): Promise<void> {
  if (id === '') {
    const newId = String(endpoints.size + 1);
    endpoints.set(newId, { answer: JSON.parse(await readText(req)), requests: [], held: [] });
    return sendJson(res, 200, { id: newId });
  }
  const endpoint = endpoints.get(id);
  if (endpoint === undefined) return sendJson(res, 404, {});
  if (verb === 'requests') return sendJson(res, 200, endpoint.requests);
  if (verb === 'answer') endpoint.answer = JSON.parse(await readText(req));
  if (verb === 'release') for (const release of endpoint.held.splice(0)) release();
  sendJson(res, 200, {});
}

/** Keeps a record of a request to an endpoint. */
function record({ requests }: Endpoint, req: IncomingMessage, res: ServerResponse): void {
  const request = { method: req.method ?? '', url: req.url ?? '', headers: req.headers, isAborted: false };
  requests.push(request);
  res.on('close', () => {
    request.isAborted = !res.writableFinished;
  });
}

/**
 * Records a request to an endpoint, and waits until those that it holds are released, if it holds any.
 *
 * @returns its status by then.
 */
export async function statusOnRelease(
  req: IncomingMessage,
  res: ServerResponse,
  id: string,
): Promise<number | undefined> {
  const endpoint = endpoints.get(id);
  if (endpoint) record(endpoint, req, res);
  if (endpoint?.answer.isHeld) await new Promise<void>((release) => endpoint.held.push(release));
  return endpoint?.answer.status;
}

/** Answers a request to an endpoint. */
export async function answerEndpoint(req: IncomingMessage, res: ServerResponse, id: string): Promise<void> {
  const endpoint = endpoints.get(id);
  if (endpoint === undefined) {
    res.writeHead(404).end();
    return;
  }
  const { answer } = endpoint;
  await statusOnRelease(req, res, id);
  const { status, headers } = answer;
  res.writeHead(status, { 'cache-control': 'no-store', 'access-control-allow-origin': '*', ...headers });
  await deliver(res, answer);
}

async function deliver(res: ServerResponse, answer: EndpointAnswer): Promise<void> {
  if (answer.delivery === 'cut') {
    res.write(answer.body.slice(0, answer.body.length / 2), () => res.destroy());
    return;
  }
  await pipeline(partsOf(answer), res).catch(() => {}); // The browser hung up; it is on record.
}

async function* partsOf({ body, delivery, repeatCount }: EndpointAnswer): AsyncGenerator<Buffer> {
  for (const byte of delivery === 'dripping' ? Buffer.from(body) : []) {
    yield Buffer.of(byte);
    await setTimeout(1000);
  }
  for (let count = 0; delivery === 'whole' && count < repeatCount; count += 1) yield Buffer.from(body);
}
