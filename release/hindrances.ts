import { isDated } from './changelog.ts';

/** What is asked before something is published. */
export interface ReleaseState {
  /** The version that the command names. */
  readonly asked: string | undefined;
  /** That of package.json. */
  readonly version: string;
  /** What `git status --porcelain` says. */
  readonly status: string;
  /** The tags that there are. */
  readonly tags: readonly string[];
  readonly changelog: string;
}

/** The tag of a version in git. */
export const tagOf = (version: string) => `v${version}`;

/** What keeps a version from being published, as sentences; none if nothing does. */
export function hindrances({ asked, version, status, tags, changelog }: ReleaseState): readonly string[] {
  return [
    asked === version
      ? ''
      : `The command names ${asked || 'no version'}; expected ${version}, which package.json has. Another one: npm version <version> --no-git-tag-version.`,
    status === '' ? '' : `Something is not committed:\n${status}`,
    tags.includes(tagOf(version)) ? `The tag ${tagOf(version)} is there already; expected a new version.` : '',
    isDated(changelog, version) ? '' : `CHANGELOG.md has no date for ${version}; npm version writes it.`,
  ].filter(Boolean);
}
