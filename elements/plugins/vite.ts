import { type PluginOptions, printPage } from './print-page.ts';

export type { PluginOptions } from './print-page.ts';

/** What of Vite's plugin interface the plugin fills in. */
export interface VitePlugin {
  readonly name: string;
  readonly apply: 'build';
  readonly configResolved: (config: { readonly publicDir: string }) => void;
  readonly transformIndexHtml: {
    readonly order: 'post';
    readonly handler: (html: string, context: { readonly path: string }) => Promise<string>;
  };
}

/**
 * Vite plugin: prints the elements of every built page. `root` is the public folder by default.
 *
 * @example export default { plugins: [siteElements({ baseUrl: 'https://www.vendor.example/' })] };
 */
export function siteElements(options: PluginOptions = {}): VitePlugin {
  let publicFolder = 'public';
  return {
    name: 'site-elements',
    apply: 'build',
    configResolved({ publicDir }) {
      publicFolder = publicDir || publicFolder;
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html, { path }) => printPage(html, path.replace(/(^|\/)index\.html$/, '$1'), publicFolder, options),
    },
  };
}
