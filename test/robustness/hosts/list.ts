// What pages do to elements that come into them.

/** A page's window, with what its scripts note there. */
type HostWindow = Window &
  typeof globalThis & { readonly fetchCount?: number; readonly nativeElements?: CustomElementRegistry };

const hasFetched = ({ fetchCount = 0 }: HostWindow) => fetchCount >= 2;

/** A page's own styles, and what it puts around the elements. */
export interface Host {
  readonly css?: string;
  /** Of an element around ours. */
  readonly around?: string;
  /** Runs before the tag. */
  readonly script?: string;
  readonly head?: string;
  /** Whether what comes by script has really come. */
  readonly isThere?: (window: HostWindow) => boolean;
}

const hasReact =
  (version: number) =>
  ({ document }: Window) =>
    document.querySelector('#react-of-the-page')?.textContent?.split('.')[0] === String(version);

/** Its production files, and a root of it on the page. */
const reactOf = (version: 16 | 18) => `
  <script src="/node_modules/react-${version}/umd/react.production.min.js"></script>
  <script src="/node_modules/react-dom-${version}/umd/react-dom.production.min.js"></script>
  <script>
    addEventListener('DOMContentLoaded', () => {
      const place = document.body.appendChild(document.createElement('div'));
      const text = React.createElement('p', { id: 'react-of-the-page' }, React.version);
      if (ReactDOM.createRoot) ReactDOM.createRoot(place).render(text);
      else ReactDOM.render(text, place);
    });
  </script>`;

/** As `reactOf`; there is none for a script tag any more, so the page has what a bundle would give it. */
const REACT_19 = `
  <script>
    {
      const modules = {};
      const require = (name) => {
        if (modules[name]) return modules[name].exports;
        const request = new XMLHttpRequest();
        request.open('GET', '/node_modules/' + name.split('/')[0] + '/cjs/' + name.replace('/', '-') + '.production.js', false);
        request.send();
        modules[name] = { exports: {} };
        new Function('module', 'exports', 'require', request.responseText)(modules[name], modules[name].exports, require);
        return modules[name].exports;
      };
      addEventListener('DOMContentLoaded', () => {
        const { createElement, version } = require('react');
        const place = document.body.appendChild(document.createElement('div'));
        require('react-dom/client').createRoot(place).render(createElement('p', { id: 'react-of-the-page' }, version));
      });
    }
  </script>`;

export const HOSTS: Readonly<Record<string, Host>> = {
  'a root of 62.5 %': { css: 'html { font-size: 62.5% }' },
  'nothing left of any style': { css: '* { all: unset !important } head, script, style { display: none !important }' },
  'content boxes and motion everywhere': { css: '* { box-sizing: content-box; transition: all 1s }' },
  'boxes of another size': { css: '*, *::before, *::after { box-sizing: content-box !important }' },
  'no buttons': { css: 'button { display: none !important }' },
  'no lists and links': { css: 'ul, li, nav, a, header { display: none !important; color: red !important }' },
  'an old reset': {
    css: 'html, body, div, span, a, ul, li, header, nav { margin: 0; padding: 0; border: 0; font: inherit; vertical-align: baseline }',
  },
  'generous typography': {
    css: 'body { font: italic 700 2rem/3 serif; letter-spacing: 0.3em; word-spacing: 1em; text-transform: uppercase; text-align: right; white-space: nowrap; color: red; cursor: wait; text-indent: 3em; quotes: none; text-align-last: center; -webkit-text-fill-color: red; -webkit-text-stroke: 3px green }',
  },
  'everything in a layer above': { css: '* { z-index: 9999 }' },
  'custom properties of the same names': {
    css: ':root, body, main { --_gutter: 99px; --_color-surface: red; --_bar: 9px; --_strip: 9px }',
  },
  'an element’s rules for unknown tags': { css: ':not(:defined) { display: none } *:empty { display: none }' },
  'additions to prototypes': {
    script:
      'Array.prototype.last = function () {}; Object.prototype.extended = {}; String.prototype.test = 1; Function.prototype.also = 1;',
  },
  'another process': {
    script: 'window.process = { env: {} }; window.global = window; window.module = {}; window.exports = {};',
  },
  'an AMD loader': {
    script:
      'window.define = () => { throw new Error("define") }; window.define.amd = {}; window.require = window.define;',
  },
  'names of ours': { script: 'window.React = 1; window.h = 1; window.site = 1; window.name = "site-header";' },
  'Bootstrap 5': { head: '<link rel="stylesheet" href="/node_modules/bootstrap/dist/css/bootstrap.min.css">' },
  'the preflight of Tailwind': { head: '<link rel="stylesheet" href="/node_modules/tailwindcss/preflight.css">' },
  'a theme of WordPress': { head: '<link rel="stylesheet" href="/test/robustness/hosts/wordpress.css">' },
  'a theme of Sphinx': { head: '<link rel="stylesheet" href="/test/robustness/hosts/sphinx.css">' },
  'React 16': { head: reactOf(16), isThere: hasReact(16) },
  'React 18': { head: reactOf(18), isThere: hasReact(18) },
  'React 19': { head: REACT_19, isThere: hasReact(19) },
  'a fetch that asks and answers by objects of its own': {
    script: `const theirs = window.fetch;
      window.fetch = async function (...values) {
        if (this !== window && this !== undefined) throw new TypeError('Illegal invocation');
        window.fetchCount = (window.fetchCount ?? 0) + 1;
        const answer = await theirs(new Request(...values));
        return new Response(await answer.text(), answer);
      };`,
    isThere: hasFetched,
  },
  'a fetch from before streams': {
    script: `const theirs = window.fetch;
      window.fetch = async (...values) => {
        window.fetchCount = (window.fetchCount ?? 0) + 1;
        const answer = await theirs(...values);
        const { ok, status, headers } = answer;
        return { ok, status, headers, text: () => answer.text(), json: () => answer.json() };
      };`,
    isThere: hasFetched,
  },
  'a polyfill of custom elements': {
    head: `<script>window.nativeElements = customElements; customElements.forcePolyfill = true</script>
      <script src="/node_modules/@webcomponents/custom-elements/custom-elements.min.js"></script>`,
    isThere: ({ customElements, nativeElements }: HostWindow) =>
      ['site-header', 'site-subnav', 'site-search'].every(
        (tag) => customElements.get(tag) && !nativeElements?.get(tag),
      ),
  },
  'patched custom elements': {
    script: `const { define, get } = CustomElementRegistry.prototype;
      CustomElementRegistry.prototype.define = function (...values) { return define.apply(this, values); };
      CustomElementRegistry.prototype.get = function (...values) { return get.apply(this, values); };
      const { attachShadow } = Element.prototype;
      Element.prototype.attachShadow = function (options) { return attachShadow.call(this, options); };`,
  },
  'frozen prototypes': {
    script: 'for (const { prototype } of [Array, Object, Function, String, Promise, Map]) Object.freeze(prototype);',
  },
  'a transformed ancestor': { around: 'transform: translateX(0)' },
  'a filtered ancestor': { around: 'filter: brightness(1)' },
  'a contained ancestor': { around: 'contain: layout style' },
  'an ancestor that hides its overflow': { around: 'overflow: hidden' },
  'a container': { around: 'container-type: inline-size' },
  'a flexible box': { around: 'display: flex; flex-direction: column' },
  'a grid': { around: 'display: grid' },
  'a base': { head: '<base href="/somewhere/else/">' },
};
