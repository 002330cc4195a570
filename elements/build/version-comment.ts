import manifest from '../../package.json' with { type: 'json' };

/** In front of what keeps its file name from version to version. Chunks would get another name, and be fetched anew for it. */
export const VERSION_COMMENT = `/*! ${manifest.name} ${manifest.version}, ${manifest.license} */`;
