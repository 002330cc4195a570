import { fileURLToPath } from 'node:url';
import { findFiles } from '../site-files/find-files.ts';
import { filePrinter } from '../site-files/print-file.ts';
import type { PluginOptions } from './print-page.ts';

export type { PluginOptions } from './print-page.ts';

/** What of Astro's integration interface the plugin fills in. */
export interface AstroIntegration {
  readonly name: string;
  readonly hooks: { readonly 'astro:build:done': (build: { readonly dir: URL }) => Promise<void> };
}

/**
 * Astro integration: prints the elements of the built pages. `root` is the folder that Astro builds by default.
 *
 * @example export default defineConfig({ integrations: [siteElements({ baseUrl: 'https://www.vendor.example/' })] });
 */
export function siteElements(options: PluginOptions = {}): AstroIntegration {
  const { baseUrl, root, ...page } = options;
  return {
    name: 'site-elements',
    hooks: {
      async 'astro:build:done'({ dir }) {
        const folder = fileURLToPath(dir);
        const { files } = await findFiles([folder]);
        const print = filePrinter({ site: { root: folder, documents: root, baseUrl }, page });
        for (const file of files) {
          const { status, messages } = await print(file);
          if (status === 'failed') throw new Error(`site-elements: ${messages.join('\n')}`);
          for (const message of messages) console.warn(`site-elements: ${message}`);
        }
      },
    },
  };
}
