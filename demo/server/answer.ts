import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';

/** An answer that is made, not read from a file. */
export interface Answer {
  readonly status: number;
  readonly type: 'text/html; charset=utf-8' | 'application/json; charset=utf-8';
  readonly body: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Sends an answer: with an ETag and as 304 where the client has it already, and without its body for `HEAD`. */
export function sendAnswer(request: IncomingMessage, response: ServerResponse, answer: Answer): void {
  const { status, type, body, headers = {} } = answer;
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  if (status === 200) {
    const tag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
    response.setHeader('ETag', tag);
    if (hasTag(request.headers['if-none-match'], tag)) {
      response.writeHead(304).end();
      return;
    }
  }
  response.writeHead(status, { 'Content-Type': type, 'Content-Length': Buffer.byteLength(body) });
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** Whether `If-None-Match` names the tag; weak and strong tags are compared alike (RFC 9110, 13.1.2). */
function hasTag(header: string | undefined, tag: string): boolean {
  const tags = header?.split(',').map((part) => part.trim().replace(/^W\//, '')) ?? [];
  return tags.includes('*') || tags.includes(tag);
}

/** Refuses a method, naming those that the address knows. */
export function sendMethodNotAllowed(response: ServerResponse, allowed: string): void {
  response.writeHead(405, { Allow: allowed, 'Content-Type': 'text/plain; charset=utf-8' });
  response.end(`This address answers ${allowed}.\n`);
}
