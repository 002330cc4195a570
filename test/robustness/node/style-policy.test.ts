import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { refusalOfInlineStyles } from '../../../elements/prerender/style-policy.ts';
import { HEADER, prerender } from '../../node/prerender/printed-page.ts';

const pageOf = (policy: string) =>
  `<!doctype html>\n<meta http-equiv="content-security-policy" content="${policy}"><title>t</title>${HEADER}`;

describe('robustness: content security of printed styles', () => {
  it('knows which policies refuse inline styles', () => {
    const refusals: readonly (readonly [policy: string, refusal: string | undefined])[] = [
      ["style-src 'self'", "style-src 'self'"],
      ["default-src 'none'", "default-src 'none'"],
      ["default-src 'none'; STYLE-SRC 'self' 'unsafe-inline'", undefined],
      ["style-src 'unsafe-inline'; style-src-elem 'self'", "style-src-elem 'self'"],
      ["style-src 'unsafe-inline' 'nonce-abc'", "style-src 'unsafe-inline' 'nonce-abc'"],
      ["style-src 'unsafe-inline' 'sha256-abc='", "style-src 'unsafe-inline' 'sha256-abc='"],
      ["script-src 'self', style-src 'self'", "style-src 'self'"],
      ["script-src 'self'; style-src-attr 'none'", undefined],
      ['', undefined],
    ];
    for (const [policy, refusal] of refusals) assert.equal(refusalOfInlineStyles(policy), refusal, policy);
  });

  it('says where a page refuses what is printed into it, and prints it', async () => {
    const { problems, elementCount } = await prerender(pageOf("style-src 'self'"));
    assert.equal(elementCount, 1);
    assert.deepEqual(
      problems.map(({ line, column, tagName, isFatal }) => [line, column, tagName, isFatal]),
      [[2, 1, 'site-header', false]],
    );
    assert.match(problems[0]?.message ?? '', /refuses by "style-src 'self'".*--link-styles/);
  });

  it('is silent where styles are linked, or allowed', async () => {
    assert.deepEqual((await prerender(pageOf("style-src 'self'"), { styles: { href: '/p.css' } })).problems, []);
    assert.deepEqual((await prerender(pageOf("script-src 'self'"))).problems, []);
  });
});
