import { type PluginOptions, printPage } from './print-page.ts';

export type { PluginOptions } from './print-page.ts';

/** What of Eleventy's configuration the plugin uses. */
export interface EleventyConfig {
  readonly dir?: { readonly input?: string };
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
  eleventyConfig.addTransform('site-elements', function (content) {
    const { url, outputPath } = this.page;
    if (!url || !outputPath || !/\.html?$/.test(outputPath)) return content;
    return printPage(content, url, eleventyConfig.dir?.input ?? '.', options);
  });
}
