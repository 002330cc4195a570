import { parser, Release } from 'keep-a-changelog';

const parsed = (text: string) => Object.assign(parser(text), { format: 'markdownlint' as const });

/**
 * Gives what stands under «Unreleased» a version and a date, and leaves an empty «Unreleased» above it.
 *
 * @param date - `2026-11-25`.
 * @throws if nothing is unreleased: a version without a change.
 */
export function releasedChangelog(text: string, version: string, date: string): string {
  const changelog = parsed(text);
  const unreleased = changelog.releases.find((release) => release.version === undefined);
  if (!unreleased || unreleased.isEmpty())
    throw new Error(`CHANGELOG.md has nothing under «Unreleased»; expected what is new in ${version}.`);
  unreleased.setVersion(version);
  unreleased.setDate(new Date(date));
  changelog.addRelease(new Release());
  return changelog.toString();
}

/** Whether the changelog says when a version was released. */
export function isDated(text: string, version: string): boolean {
  return parsed(text).findRelease(version)?.date !== undefined;
}
