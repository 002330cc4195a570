/** What stands in for each module of React. Paths of packages, so that tests and build resolve the same. */
const PREACT = {
  react: 'preact/compat',
  'react-dom': 'preact/compat',
  'react-dom/client': 'preact/compat/client',
  'react-dom/server': 'preact/compat/server',
  'react/jsx-runtime': 'preact/jsx-runtime',
  'react/jsx-dev-runtime': 'preact/jsx-dev-runtime',
};

/** Modules of our own that have one for preact beside them. */
const OWN = /\/unseen-render\.ts$/;

/** Downshift copies the whole of React to look for one hook in it, and with that keeps all of preact/compat. */
const WHOLE_REACT = '_extends({}, React)';

/** r2wc imports all of React as one object, which keeps all of preact/compat too; of a namespace only what is used is kept. */
const DEFAULT_REACT = /^import (\w+) from(?= ["']react["'])/m;

/** Rollup plugin of the light flavour: React is preact/compat, for our sources and for packages alike. */
export function preactForReact() {
  return {
    name: 'preact-for-react',
    transform(code, id) {
      if (id.includes('/downshift/')) {
        return { code: code.replaceAll(WHOLE_REACT, '{ useId: React.useId }'), map: null };
      }
      return id.includes('/@r2wc/') ? { code: code.replace(DEFAULT_REACT, 'import * as $1 from'), map: null } : null;
    },
    resolveId(source, importer, options) {
      if (OWN.test(source)) {
        return this.resolve(source.replace(/ts$/, 'preact.ts'), importer, { ...options, skipSelf: true });
      }
      if (!Object.hasOwn(PREACT, source)) return null;
      return this.resolve(PREACT[source], importer, { ...options, skipSelf: true });
    },
  };
}

/** The same for esbuild, which bundles the tests. */
export function preactForReactEsbuild() {
  return {
    name: 'preact-for-react',
    setup(build) {
      build.onResolve({ filter: OWN }, ({ path, resolveDir, kind }) =>
        build.resolve(path.replace(/ts$/, 'preact.ts'), { resolveDir, kind }),
      );
      build.onResolve({ filter: /^react(-dom)?(\/|$)/ }, ({ path, resolveDir, kind }) =>
        Object.hasOwn(PREACT, path) ? build.resolve(PREACT[path], { resolveDir, kind }) : undefined,
      );
    },
  };
}
