/**
 * The directive of a page's content security policy that refuses what is printed as `<style>`.
 *
 * @param policy - as a `<meta http-equiv>` of the page has it; more than one, with commas, hold all together.
 * @returns it as the page has it; `undefined` where inline styles are allowed.
 */
export function refusalOfInlineStyles(policy: string): string | undefined {
  return policy
    .split(',')
    .map((text) => {
      const directives = text.split(';').map((directive) => directive.trim());
      const named = (name: string) =>
        directives.find((directive) => new RegExp(`^${name}(?:\\s|$)`, 'i').test(directive));
      return named('style-src-elem') ?? named('style-src') ?? named('default-src');
    })
    .find((directive) => directive && (/'(?:nonce|sha\d+)-/i.test(directive) || !/'unsafe-inline'/i.test(directive)));
}
