import { type PagePrinter, type PluginOptions, pagePrinter } from './print-page.ts';

export type { PluginOptions } from './print-page.ts';

/** What of Vite's plugin interface the plugin fills in. */
export interface VitePlugin {
  readonly name: string;
  readonly apply: 'build';
  readonly configResolved: (config: { readonly publicDir: string }) => void;
  readonly buildStart: () => void;
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
  let print: PagePrinter | undefined;
  return {
    name: 'site-elements',
    apply: 'build',
    configResolved({ publicDir }) {
      publicFolder = publicDir || publicFolder;
    },
    buildStart() {
      print = undefined; // While Vite watches, the documents may have changed.
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { path }) {
        print ??= pagePrinter(publicFolder, options);
        return print(html, path);
      },
    },
  };
}
