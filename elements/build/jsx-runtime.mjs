import { createElement, Fragment } from 'react';

/** What JSX is compiled to, by `createElement`, which is there anyway: the build of the one tag needs only one of them. */
export function jsx(type, props, key) {
  return createElement(type, key === undefined ? props : { ...props, key });
}

export { Fragment, jsx as jsxs };
