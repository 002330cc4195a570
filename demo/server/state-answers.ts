import type { ServerResponse } from 'node:http';

/**
 * Answers for the search in states that the real service is never in for long: one that never comes, and one without
 * suggestions.
 *
 * @returns false for any other address.
 */
export function answerForState(pathname: string, response: ServerResponse): boolean {
  if (pathname === '/api/never') return true;
  if (pathname !== '/api/empty') return false;
  response.writeHead(200, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' }).end('[]');
  return true;
}
