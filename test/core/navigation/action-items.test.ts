import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { ActionItem, Navigation } from '../../../src/core/config/navigation.ts';
import * as actionItems from '../../../src/core/navigation/action-items.ts';
import { plain } from '../config/plain.ts';

const { callsToAction, mobileFooterItems, opensLinks } = actionItems;
const barItems = plain(actionItems.barItems);

const LINK = { title: 'A', url: '/a' };
const CTAS: NonNullable<Navigation['ctas']> = {
  search: { title: 'Search', url: '/find', icon_name: 'document', target: '_blank' },
  primary: { title: 'Try', url: '/try', target: '_blank' },
  secondary: { title: 'Ask', url: '/ask', icon_name: 'user' },
};

describe('barItems', () => {
  it('data.md: without anything there is nothing', () => {
    assert.deepEqual(barItems({}), []);
    assert.deepEqual(barItems({ ctas: {}, action_items: [] }), []);
  });

  it('data.md: calls to action become items with all that they have, in the order search, secondary, primary', () => {
    assert.deepEqual(barItems({ ctas: CTAS }), [
      { ...CTAS.search, link_type: 'search' },
      { ...CTAS.secondary, link_type: 'secondary' },
      { ...CTAS.primary, link_type: 'primary' },
    ]);
  });

  it('data.md: a search without an address takes that of `ctas` with what belongs to it, and keeps its own', () => {
    const own = { link_type: 'search', title: 'Find', icon_name: 'search' } as const;
    assert.deepEqual(barItems({ ctas: CTAS, action_items: [own] })[0], { ...CTAS.search, ...own });
    const away = { ...own, url: '/own' };
    assert.deepEqual(barItems({ ctas: CTAS, action_items: [away] })[0], away);
    assert.deepEqual(barItems({ action_items: [own] }), [own]);
  });

  it('data.md: an item with neither address nor links is left out, and then its kind of `ctas` counts', () => {
    const empty: ActionItem = { link_type: 'primary', title: 'Nothing', dropdown: [] };
    assert.deepEqual(barItems({ action_items: [empty] }), []);
    assert.deepEqual(barItems({ ctas: { primary: LINK }, action_items: [empty] }), [{ ...LINK, link_type: 'primary' }]);
  });
});

describe('opensLinks', () => {
  it('data.md: by its type, or for lack of an address; never without links', () => {
    const dropdown = [LINK];
    const item = { title: 'A', url: '/a', dropdown };
    assert.equal(opensLinks({ ...item, link_type: 'icon-link-with-dropdown' }), true);
    assert.equal(opensLinks({ ...item, link_type: 'icon-link' }), false);
    assert.equal(opensLinks({ title: 'A', dropdown, link_type: 'primary' }), true);
    assert.equal(opensLinks({ title: 'A', dropdown: [], link_type: 'icon-link-with-dropdown' }), false);
    assert.equal(opensLinks({ title: 'A', link_type: 'search' }), false);
  });
});

describe('callsToAction', () => {
  it('§2.3: the trial comes first, each as often as it stands in the bar, with its icon and target', () => {
    const action_items: ActionItem[] = [
      { ...CTAS.secondary, title: 'Ask', url: '/ask', link_type: 'secondary' },
      { ...LINK, link_type: 'primary', target: '_blank' },
      { ...LINK, link_type: 'primary', title: 'B' },
      { ...LINK, link_type: 'icon-link' },
    ];
    assert.deepEqual(
      callsToAction({ action_items }).map(({ kind, title, icon_name, target }) => [kind, title, icon_name, target]),
      [
        ['primary', 'A', undefined, '_blank'],
        ['primary', 'B', undefined, undefined],
        ['secondary', 'Ask', 'user', undefined],
      ],
    );
  });

  it('§2.3: one that opens links is no button', () => {
    assert.deepEqual(callsToAction({ action_items: [{ link_type: 'primary', title: 'A', dropdown: [LINK] }] }), []);
  });
});

describe('mobileFooterItems', () => {
  it('§2.3: links and the links of lists, of the items that say so', () => {
    const action_items: ActionItem[] = [
      { ...LINK, link_type: 'icon-link', display_in_mobile_footer: true, target: '_blank' },
      { ...LINK, link_type: 'icon-link' },
      { title: 'L', link_type: 'icon-link-with-dropdown', display_in_mobile_footer: true, dropdown: [LINK, LINK] },
      { title: 'S', link_type: 'search', display_in_mobile_footer: true },
    ];
    const items = mobileFooterItems({ action_items }).map(({ title, url, target }) => [title, url, target]);
    assert.deepEqual(items, [
      ['A', '/a', '_blank'],
      ['A', '/a', undefined],
      ['A', '/a', undefined],
    ]);
    assert.deepEqual(mobileFooterItems({}), []);
  });
});
