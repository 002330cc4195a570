import { type PagePrinter, type PluginOptions, pagePrinter } from './print-page.ts';

export type { PluginOptions } from './print-page.ts';

/** What of Eleventy's configuration the plugin uses. */
export interface EleventyConfig {
  readonly dir?: { readonly input?: string };
  on(event: 'eleventy.before', listener: () => void): void;
  addTransform(
    name: string,
    transform: (
      this: { readonly page: { readonly url: string | false; readonly outputPath: string | false } },
      content: string,
    ) => Promise<string> | string,
  ): void;
}

/**
 * Eleventy plugin: prints the elements of every page. `root` is the input folder by default.
 *
 * @example eleventyConfig.addPlugin(siteElements, { baseUrl: 'https://www.vendor.example/' });
 */
export function siteElements(eleventyConfig: EleventyConfig, options: PluginOptions = {}): void {
  let print: PagePrinter | undefined;
  // While Eleventy watches, the documents may have changed before the next build.
  eleventyConfig.on('eleventy.before', () => {
    print = undefined;
  });
  eleventyConfig.addTransform('site-elements', function (content) {
    const { url, outputPath } = this.page;
    if (!url || !outputPath || !/\.html?$/.test(outputPath)) return content;
    print ??= pagePrinter(eleventyConfig.dir?.input ?? '.', options);
    return print(content, url);
  });
}
