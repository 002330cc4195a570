import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after } from 'node:test';
import { fileURLToPath } from 'node:url';
import { buildSite, type Site } from '../../demo/build-site.ts';

export const SITE_ORIGIN = 'https://www.vendor.example';
export const RESULTS_ORIGIN = 'https://results.vendor.example';

/** A navigation whose texts would break the page if they were not escaped. */
export const NAVIGATION = {
  logo: { title: 'Vendor' },
  ctas: { secondary: { title: 'Contact', url: '/contact?storm=header&x=1' } },
  navigation: [
    {
      title: 'Products </script><script>alert(1)</script>',
      key: 'products',
      sections: [{ links: [{ title: 'Guide', url: '/guide' }] }],
    },
    { title: 'Pricing', key: 'pricing', url: '/pricing' },
  ],
};

/** A folder that is gone after the test file, or after the test that asks for it. Not for `before`. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'site-elements-demo-'));
  after(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Builds the small site of `fixture/` into a folder that is gone after the test file. */
export function buildFixtureSite(): Site {
  return buildSite({
    sourceDirectory: fileURLToPath(new URL('fixture', import.meta.url)),
    outputDirectory: temporaryFolder(),
    siteOrigin: SITE_ORIGIN,
    resultsOrigin: RESULTS_ORIGIN,
    navigation: (reading) => ({ ...NAVIGATION, uid: reading }),
  });
}
