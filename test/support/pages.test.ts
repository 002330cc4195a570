import { expect } from 'chai';
import { expectError } from './console.ts';
import { openEndpoint } from './endpoint.ts';
import { eventually } from './eventually.ts';
import { openFrame } from './frame.ts';

describe('framed page', () => {
  it('is parsed at the path it was given', async () => {
    const frame = await openFrame('<!doctype html><html lang="de"><head></head><body><p>Seite</p></body></html>', {
      path: '/de/guide',
    });
    expect(frame.window.location.pathname).to.equal('/de/guide');
    expect(frame.document.compatMode).to.equal('CSS1Compat');
    expect(frame.document.scripts.length).to.equal(0);
  });

  it('stops at a pause until it is resumed', async () => {
    const frame = await openFrame('<!doctype html><p>First<!--pause--><p>Second');
    await eventually(() => expect(frame.document.querySelectorAll('p').length).to.equal(1));
    await frame.resume();
    await eventually(() => expect(frame.document.querySelectorAll('p').length).to.equal(2));
  });

  it('reports what it logs, throws and what its policy refuses', async () => {
    await openFrame('<!doctype html><p style="color: red">', {
      headers: { 'content-security-policy': "default-src 'self'" },
    });
    await expectError(/Content policy: style-src-attr/);
    const frame = await openFrame(
      '<!doctype html><script>console.error("Logged"); throw new Error("Thrown");</script>',
    );
    await expectError(/Logged/);
    await expectError(/Thrown/);
    expect(frame.document.body).to.be.instanceOf(frame.window.HTMLElement);
  });
});

describe('endpoint', () => {
  it('answers as told, also across origins, and keeps a record', async () => {
    const endpoint = await openEndpoint({ status: 404, body: '{"a":1}' });
    const answer = await fetch(`${endpoint.url}?q=a%20b`);
    expect([answer.status, await answer.json()]).to.deep.equal([404, { a: 1 }]);
    expect((await fetch(endpoint.otherOriginUrl)).status).to.equal(404);
    const [first, second] = await endpoint.requests();
    expect(first?.url).to.match(/\?q=a%20b$/);
    expect(second?.headers.origin).to.equal(window.location.origin);
  });

  it('holds an answer until it is released, and sees a request that was given up', async () => {
    const endpoint = await openEndpoint({ isHeld: true });
    const controller = new AbortController();
    const givenUp = fetch(endpoint.url, { signal: controller.signal }).catch((error: Error) => error.name);
    await eventually(async () => expect((await endpoint.requests()).length).to.equal(1));
    controller.abort();
    expect(await givenUp).to.equal('AbortError');
    await eventually(async () => expect((await endpoint.requests())[0]?.isAborted).to.equal(true));
    const held = fetch(endpoint.url);
    await eventually(async () => expect((await endpoint.requests()).length).to.equal(2));
    await endpoint.release();
    expect((await held).status).to.equal(200);
  });
});
