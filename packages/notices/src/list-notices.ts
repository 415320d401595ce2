import type { Notice } from './notice.ts';
import { readPackage } from './read-package.ts';
import { readWork, WORKS } from './works.ts';

export interface Notices {
  networksAndData: Notice[];
  packages: Notice[];
}

/**
 * The notices for an artifact: its packages with what is compiled into them, and the networks and data that are
 * shipped with the card reader.
 *
 * @param directories of installed packages. One that is named several times counts once
 */
export function listNotices(directories: Iterable<string>): Notices {
  const packages = [...new Set(directories)].map(readPackage);
  const names = new Set(packages.map(({ name }) => name));
  const isInside = ({ within = [] }: { within?: string[] }) =>
    within.some((name) => names.has(name));
  const parts = WORKS.filter(isInside).map(readWork);
  return {
    networksAndData: WORKS.filter(({ kind }) => kind !== 'part').map(readWork),
    packages: sortByName([...packages, ...parts]),
  };
}

function sortByName(notices: readonly Notice[]): Notice[] {
  const byKey = new Map(notices.map((notice) => [`${notice.name} ${notice.version}`, notice]));
  return [...byKey.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
}
