import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import license from 'rollup-plugin-license';
import packageManifest from '../../package.json' with { type: 'json' };

const { name, version } = packageManifest;

/** What is bundled, by its package's name and version, over all flavours of a build. */
const bundled = new Map();

const NOTICES = 'THIRD-PARTY-NOTICES';

/** In front of each file that holds code of others; minifiers leave it. */
const COMMENT = `/*! Licences: ${NOTICES} */\n`;

const byName = () =>
  [...bundled.values()].sort((one, other) =>
    `${one.name}@${one.version}`.localeCompare(`${other.name}@${other.version}`),
  );

/** Some packages name the MIT licence and bring no text of it: its text is ours, its holder theirs. */
function textOf({ license: id, licenseText, author }) {
  if (licenseText || id !== 'MIT' || !author) return licenseText;
  return readFileSync('LICENSE', 'utf8').replace(/Copyright.*/, `Copyright (c) ${author.name}`);
}

const notice = (dependency) =>
  `${dependency.name} ${dependency.version}, ${dependency.license}\n\n${textOf(dependency).trim()}\n`;

function billOfMaterials() {
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: { type: 'library', 'bom-ref': `pkg:npm/${name}@${version}`, name, version } },
    components: byName().map((dependency) => {
      const purl = `pkg:npm/${dependency.name.replace('@', '%40')}@${dependency.version}`;
      const { name: packageName, version: packageVersion, license: id } = dependency;
      return {
        type: 'library',
        'bom-ref': purl,
        name: packageName,
        version: packageVersion,
        purl,
        licenses: [{ license: { id } }],
      };
    }),
  };
}

/**
 * Rollup plugins: the licences of what is bundled travel with the files that hold it. `THIRD-PARTY-NOTICES` has their
 * texts, `lib/bom.json` (CycloneDX 1.6) their versions, and a comment in each such file names the first. The last flavour of a
 * build writes what is in all of them.
 *
 * @throws if a package has no licence text, or none that is known by its SPDX id.
 */
export function notices() {
  return [
    license({
      thirdParty: (dependencies) => {
        for (const dependency of dependencies) bundled.set(`${dependency.name}@${dependency.version}`, dependency);
      },
    }),
    {
      name: 'notices',
      renderChunk: (code, { modules }) =>
        Object.keys(modules).some((id) => id.includes('/node_modules/')) ? { code: COMMENT + code, map: null } : null,
      generateBundle() {
        const silent = byName().filter((dependency) => !textOf(dependency));
        if (silent.length > 0) this.error(`No licence text: ${silent.map(({ name }) => name).join()}`);
        this.emitFile({
          type: 'asset',
          fileName: NOTICES,
          source: byName()
            .map(notice)
            .join(`\n${'-'.repeat(80)}\n\n`),
        });
      },
      writeBundle() {
        mkdirSync('lib', { recursive: true });
        writeFileSync('lib/bom.json', `${JSON.stringify(billOfMaterials(), null, 2)}\n`);
      },
    },
  ];
}
