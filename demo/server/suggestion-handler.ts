import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Answer, sendAnswer, sendMethodNotAllowed } from './answer.ts';
import type { Suggest } from './suggestion-index.ts';
import { parseSuggestionQuery } from './suggestion-query.ts';

const METHODS = 'GET, HEAD, OPTIONS';

/** How long a browser may ask before it sends a preflight again. */
const PREFLIGHT_MAX_AGE_S = 600;

/**
 * Answers `/api/autosuggest` (specification §7). Any origin may ask, because no cookie is read and nothing private is
 * told; so the answer does not depend on the asking origin, and only the preflight varies.
 */
export function handleSuggestions(
  request: IncomingMessage,
  response: ServerResponse,
  parameters: URLSearchParams,
  suggest: Suggest,
): void {
  response.setHeader('Access-Control-Allow-Origin', '*');
  if (request.method === 'OPTIONS') answerPreflight(request, response);
  else if (request.method !== 'GET' && request.method !== 'HEAD') sendMethodNotAllowed(response, METHODS);
  else sendAnswer(request, response, suggestionAnswer(parameters, suggest));
}

function suggestionAnswer(parameters: URLSearchParams, suggest: Suggest): Answer {
  const type = 'application/json; charset=utf-8';
  const query = parseSuggestionQuery(parameters);
  if ('error' in query) {
    return { status: 400, type, body: JSON.stringify(query), headers: { 'Cache-Control': 'no-store' } };
  }
  const headers = { 'Cache-Control': 'public, max-age=60' };
  return { status: 200, type, body: JSON.stringify(suggest(query)), headers };
}

function answerPreflight(request: IncomingMessage, response: ServerResponse): void {
  const requestedHeaders = request.headers['access-control-request-headers'];
  if (requestedHeaders !== undefined) response.setHeader('Access-Control-Allow-Headers', requestedHeaders);
  response.writeHead(204, {
    Allow: METHODS,
    'Access-Control-Allow-Methods': METHODS,
    'Access-Control-Max-Age': PREFLIGHT_MAX_AGE_S,
    Vary: 'Access-Control-Request-Headers',
  });
  response.end();
}
