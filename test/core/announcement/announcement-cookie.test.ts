import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { DISMISSED_ANNOUNCEMENTS_COUNT } from '../../../src/constants.ts';
import { announcementCookie } from '../../../src/core/announcement/announcement-cookie.ts';
import { announcementKey, isAnnouncementDismissed } from '../../../src/core/announcement/dismissed-announcements.ts';

const NOW = new Date('2026-03-04T05:06:07Z');
const ANNOUNCEMENT = { message: 'Serverless is here', id: 'serverless-2026' };

const setting = (cookies = '', domain?: string) => ({ cookies, now: NOW, domain });

/** What `document.cookie` reads after a cookie was set on it. */
const read = (cookie: string) => `theme=dark; ${cookie.split(';')[0]}; a=b`;

describe('announcementKey', () => {
  it('data.md: is the id, else made of the message', () => {
    assert.equal(announcementKey(ANNOUNCEMENT), 'serverless-2026');
    assert.match(announcementKey({ message: 'Serverless is here' }), /^h[a-z0-9]+$/);
    assert.notEqual(announcementKey({ message: 'Serverless is here' }), announcementKey({ message: 'It is gone' }));
  });

  it('is the same for the data as it is written and as it is parsed', () => {
    assert.equal(announcementKey({ id: ' a ', message: 'x' }), announcementKey({ id: 'a', message: 'y' }));
    assert.equal(announcementKey({ id: '', message: ' x ' }), announcementKey({ message: 'x' }));
    assert.equal(announcementKey({ id: 121, message: 'x' }), '121');
    assert.equal(announcementKey({ id: null, message: 'x' }), announcementKey({ message: 'x' }));
  });

  for (const id of ['a; domain=evil.example', 'a~b', 'a=b', 'Ünïcode', '\ud800', 'x'.repeat(10_000), 'a\nb']) {
    it(`can stand in a cookie whatever the id is: ${JSON.stringify(id).slice(0, 30)}`, () => {
      assert.match(announcementKey({ id, message: 'x' }), /^[\w.-]{1,64}$/);
    });
  }
});

describe('announcementCookie', () => {
  it('§9: asks for 12 years on the shared parent domain', () => {
    assert.equal(
      announcementCookie(ANNOUNCEMENT, setting('', 'vendor.example')),
      'site-announcement=serverless-2026; expires=Thu, 04 Mar 2038 05:06:07 GMT; path=/; samesite=lax; domain=vendor.example',
    );
  });

  it('§9: names no domain where there is no parent to share', () => {
    assert.doesNotMatch(announcementCookie(ANNOUNCEMENT, setting()), /domain/);
  });

  it('contract §3: is remembered per message, and earlier dismissals stay', () => {
    const first = read(announcementCookie(ANNOUNCEMENT, setting()));
    assert.equal(isAnnouncementDismissed(first, ANNOUNCEMENT), true);
    assert.equal(isAnnouncementDismissed(first, { message: 'Another' }), false);
    const both = read(announcementCookie({ message: 'Another' }, setting(first)));
    assert.equal(isAnnouncementDismissed(both, ANNOUNCEMENT), true);
    assert.equal(isAnnouncementDismissed(both, { message: 'Another' }), true);
  });

  it('holds each announcement once, and the newest ones only', () => {
    let cookies = '';
    for (let index = 0; index <= DISMISSED_ANNOUNCEMENTS_COUNT; index++) {
      for (const id of [`a${index}`, `a${index}`]) cookies = read(announcementCookie({ id }, setting(cookies)));
    }
    assert.equal(isAnnouncementDismissed(cookies, { id: 'a0' }), false);
    assert.equal(isAnnouncementDismissed(cookies, { id: 'a1' }), true);
    assert.equal(cookies.split('~').length, DISMISSED_ANNOUNCEMENTS_COUNT);
  });
});

describe('isAnnouncementDismissed', () => {
  it('looks at the cookie of the host and at that of the parent domain', () => {
    assert.equal(
      isAnnouncementDismissed('site-announcement=a; site-announcement=b~serverless-2026', ANNOUNCEMENT),
      true,
    );
  });

  it('is false without the cookie, and looks at no other', () => {
    assert.equal(isAnnouncementDismissed('', ANNOUNCEMENT), false);
    assert.equal(isAnnouncementDismissed('my-site-announcement=serverless-2026', ANNOUNCEMENT), false);
    assert.equal(isAnnouncementDismissed('site-announcement=serverless-2026x', ANNOUNCEMENT), false);
  });
});
