import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { sectionLinks } from '../../../src/core/subnav/section-links.ts';

const DEEP = { title_l10n: 'Deep', url: '/deep' };
const WITHOUT_ADDRESS = { title_l10n: 'Without an address', level_4: [DEEP] };
const WITH_ADDRESS = { title_l10n: 'With an address', url: '/entry', level_4: [{ ...DEEP }] };
const SECTION = {
  title: 'Guide',
  url: '/guide',
  nav: { sub_nav: [WITHOUT_ADDRESS, WITH_ADDRESS, { title_l10n: 'Text alone' }] },
};

describe('sectionLinks', () => {
  it('N11: has title, entries and level-4 links in reading order, each with the entry that contains it', () => {
    const found = [...sectionLinks(SECTION)].map(({ source, url, container }) => [source, url, container]);
    assert.deepEqual(
      found.map(([, url]) => url),
      ['/guide', '/deep', '/entry', '/deep'],
    );
    assert.equal(found[0]?.[0], SECTION);
    assert.equal(found[1]?.[2], WITHOUT_ADDRESS);
    assert.equal(found[2]?.[0], WITH_ADDRESS);
    assert.equal(found[3]?.[2], WITH_ADDRESS);
  });

  it('N11: has no title where the section has no address', () => {
    const { url: _, ...section } = SECTION;
    assert.equal([...sectionLinks(section)].length, 3);
  });
});
