import { findProgram } from '../browsers.mjs';

/** Without the first four, Debian's Chromium tries to reach the internet; its sandbox refuses to run as root. */
const FLAGS: readonly string[] = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

/** How Playwright starts Chromium: the installed one where there is one, else its own build. */
export function chromiumLaunchOptions(): { executablePath?: string; args: string[] } {
  const executablePath = findProgram('chromium');
  return { ...(executablePath !== undefined && { executablePath }), args: [...FLAGS] };
}
