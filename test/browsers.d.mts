export type Program = 'chromium' | 'firefox' | 'webkitDriver' | 'webkitBrowser' | 'xvfb';
export function findProgram(program: Program): string | undefined;
