#!/usr/bin/env node
// Before React is imported: its development build is several times slower.
process.env.NODE_ENV ??= 'production';

const { runCommand } = await import('./command.ts');

// `site-elements validate … | head` reads no more than it wants.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
});

process.exitCode = await runCommand(process.argv.slice(2), {
  // The file that the build makes of worker.ts, beside the one it makes of this.
  workerUrl: new URL('./prerender-worker.js', import.meta.url),
  distUrl: new URL('../../dist/', import.meta.url),
});
