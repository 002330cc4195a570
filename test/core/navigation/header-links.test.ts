import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Navigation } from '../../../src/core/config/navigation.ts';
import { headerLinks } from '../../../src/core/navigation/header-links.ts';

const CONTEXT = { prefix: '/de', pageUrl: 'https://www.vendor.example/de', crossOriginHosts: [] };

const linksOf = (data: Navigation, announcement = data.masthead?.marquee) => [
  ...headerLinks(data, announcement, CONTEXT),
];

describe('headerLinks', () => {
  it('N11: has announcement, masthead, logo, bar and actions in reading order, each with its rule', () => {
    const data: Navigation = {
      action_items: [{ link_type: 'icon-link', title: 'Cloud', url: '/cloud' }],
      navigation: [
        { title: 'Nothing' },
        { title: 'Pricing', url: '/pricing' },
        { title: 'Panel', url: '/panel', sections: [{ title: 'Section', url: '/section' }] },
      ],
      logo: { title: 'Vendor' },
      masthead: {
        login: { title: 'Login', url: '/login' },
        about: { title: 'About', url: '/about' },
        marquee: { message: 'News', url: '/news' },
      },
      ctas: { primary: { title: 'Start', url: '/start' } },
    };
    assert.deepEqual(
      linksOf(data).map(({ url, rule, container }) => [url, rule, container]),
      [
        ['/news', undefined, undefined],
        ['/about', 'masthead', undefined],
        ['/login', 'as-given', undefined],
        ['/de', 'as-given', undefined],
        ['/pricing', undefined, undefined],
        ['/panel', undefined, 'panel--Panel'],
        ['/section', undefined, 'panel--Panel'],
        ['/cloud', undefined, undefined],
        ['/start', undefined, undefined],
      ],
    );
    assert.equal(linksOf(data).filter(({ source }) => source === undefined).length, 0);
    assert.equal(new Set(linksOf(data).map(({ source }) => source)).size, 9);
  });

  it('N11: leaves out an announcement that is not shown', () => {
    const data = { masthead: { marquee: { message: 'News', url: '/news' } } };
    assert.deepEqual([...headerLinks(data, undefined, CONTEXT)], []);
  });

  it('N11: has of a panel what becomes a link, and nothing else', () => {
    const story = (number: number) => ({ name: `${number}`, cta: { title: 'More', url: `/story-${number}` } });
    const sections = [
      {
        title: 'A',
        url: '/a',
        calloutA: { cta: { title: 'E', url: '/e' } },
        links: [{ title: 'B', url: '/b' }],
        properties: [{ name: 'C', url: '/c' }, { name: 'No address' }],
        reports: [{ title: 'D', cta: { title: 'Off', url: '/off', disabled: true } }],
        customers: [1, 2, 3, 4].map(story),
      },
    ];
    const dropdown_footer = { cards: [{ url: '/without-a-title' }, { title: 'F', url: '/f' }] };
    const data = { navigation: [{ title: 'Panel', dropdown_footer, sections }] };
    assert.deepEqual(
      linksOf(data).map(({ url }) => url),
      ['/a', '/b', '/c', '/story-1', '/story-2', '/story-3', '/e', '/f'],
    );
  });

  it('N11: links that an action opens are contained in it', () => {
    const dropdown = [{ title: 'Profile', url: '/profile' }];
    const data: Navigation = {
      action_items: [
        { link_type: 'icon-link', title: 'Cloud', url: '/cloud' },
        { link_type: 'icon-link-with-dropdown', title: 'Account', url: '/account', dropdown },
      ],
    };
    assert.deepEqual(
      linksOf(data).map(({ url, container }) => [url, container]),
      [
        ['/cloud', undefined],
        ['/profile', 'action--Account'],
      ],
    );
  });
});
