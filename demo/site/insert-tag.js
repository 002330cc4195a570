// The one tag, added by a script after the page has loaded, as tag managers do. Under Trusted Types the address of a
// script needs a policy.
const trustedTypes = globalThis.trustedTypes ?? { createPolicy: (_name, policy) => policy };
const policy = trustedTypes.createPolicy('insert-tag', { createScriptURL: (url) => url });

addEventListener('load', () => {
  const tag = document.createElement('script');
  tag.src = policy.createScriptURL('/site-elements/site-elements.js');
  document.head.append(tag);
});
