import { expect } from 'chai';
import { type ChildSigns, type ElementSigns, isOwnElement } from '../../../elements/page/own-element.ts';

const NOTHING_OF_OURS: ElementSigns = { hasOwnAttribute: false, hasOwnRoot: false, children: [], isEmpty: false };

function child(tagName: string, attributes: Readonly<Record<string, string>> = {}): ChildSigns {
  return { tagName, attribute: (name) => attributes[name] };
}

const isOwnWith = (...children: readonly ChildSigns[]) => isOwnElement({ ...NOTHING_OF_OURS, children });

describe('an element of our name', () => {
  it('is ours by an attribute, a shadow root of ours, or having nothing in it', () => {
    expect(isOwnElement({ ...NOTHING_OF_OURS, hasOwnAttribute: true })).to.equal(true);
    expect(isOwnElement({ ...NOTHING_OF_OURS, hasOwnRoot: true })).to.equal(true);
    expect(isOwnElement({ ...NOTHING_OF_OURS, isEmpty: true })).to.equal(true);
  });

  it('is somebody else’s with text or other elements in it', () => {
    expect(isOwnElement(NOTHING_OF_OURS)).to.equal(false);
    expect(isOwnWith(child('button'), child('dialog'))).to.equal(false);
  });

  it('is ours with a nav or JSON in it, and not with another script', () => {
    expect(isOwnWith(child('nav'))).to.equal(true);
    expect(isOwnWith(child('p'), child('script', { type: 'Application/JSON' }))).to.equal(true);
    expect(isOwnWith(child('script', { type: 'module' }))).to.equal(false);
    expect(isOwnWith(child('script'))).to.equal(false);
  });

  it('is ours with a form that HTML submits by GET, whatever its method says', () => {
    for (const method of ['get', 'GET', 'got', '']) expect(isOwnWith(child('form', { method })), method).to.equal(true);
    expect(isOwnWith(child('form'))).to.equal(true);
    for (const method of ['post', 'Dialog']) expect(isOwnWith(child('form', { method })), method).to.equal(false);
  });
});
