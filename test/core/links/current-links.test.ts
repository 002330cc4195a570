import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createCurrentLinks, urlsIn } from '../../../src/core/links/current-links.ts';

const PAGE = 'https://vendor.example/search';

describe('current links', () => {
  it('N11: the first link that leads to the page is the current one, however often it asks', () => {
    const links = createCurrentLinks(PAGE);
    const asked = [
      ['a', '/other'],
      ['b', '/search'],
      ['c', '/search'],
      ['b', '/search'],
    ] as const;
    assert.deepEqual(
      asked.map(([id, path]) => links.isCurrent(id, `https://vendor.example${path}`)),
      [false, true, false, true],
    );
  });

  it('N11: what contains it is current too, and keeps it from a link elsewhere until its own links are there', () => {
    const links = createCurrentLinks(PAGE);
    assert.equal(
      links.containsCurrent('panel-0', () => [PAGE]),
      true,
    );
    assert.equal(
      links.containsCurrent('panel-1', () => [PAGE]),
      false,
    );
    assert.equal(links.isCurrent('in the bar', PAGE), false);
    assert.equal(links.isCurrent('in another panel', PAGE, 'panel-1'), false);
    assert.equal(links.isCurrent('in the panel', PAGE, 'panel-0'), true);
    assert.equal(links.isCurrent('in the bar', PAGE), false);
  });

  it('N11: nothing contains what stands before it', () => {
    const links = createCurrentLinks(PAGE);
    assert.equal(links.isCurrent('in the masthead', PAGE), true);
    assert.equal(
      links.containsCurrent('panel-0', () => [PAGE]),
      false,
    );
  });
});

describe('urlsIn', () => {
  it('N11: has what becomes a link, and nothing else', () => {
    const story = (number: number) => ({ name: `${number}`, cta: { title: 'More', url: `/story-${number}` } });
    const data = {
      sections: [
        { title: 'A', url: '/a', links: [{ title: 'B', url: '/b' }], properties: [{ name: 'C', url: '/c' }] },
        { url: '/without-a-title' },
        { title: 'Off', url: '/off', disabled: true },
        { customers: [1, 2, 3, 4].map(story) },
      ],
    };
    assert.deepEqual(urlsIn(data), ['/a', '/b', '/c', '/story-1', '/story-2', '/story-3']);
  });
});
