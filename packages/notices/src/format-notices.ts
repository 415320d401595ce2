import { findProblems } from './check-notices.ts';
import type { Notices } from './list-notices.ts';
import type { Notice } from './notice.ts';

const INTRODUCTION = `Cardsift is made with the works of others. This file says whose they are and passes on their licenses: first a list,
then every text, once for all works that share it.`;

const LINE = '-'.repeat(80);

/**
 * The notices file of an artifact.
 *
 * @throws if a work must not be shipped, naming each
 */
export function formatNotices({ networksAndData, packages }: Notices): string {
  const all = [...networksAndData, ...packages];
  const problems = findProblems(all);
  if (problems.length > 0) throw new Error(`Not to be shipped:\n${problems.join('\n')}`);
  const parts = [
    INTRODUCTION,
    `Networks and data\n\n${networksAndData.map(describe).join('\n')}`,
    `Packages and what is compiled into them\n\n${packages.map(describe).join('\n')}`,
    ...groupByText(all).map(
      ([text, notices]) => `${LINE}\n${notices.map(title).join('\n')}\n${LINE}\n\n${text}`,
    ),
  ];
  return `${parts.join('\n\n')}\n`;
}

const title = ({ name, version }: Notice) => `${name} ${version}`;

const describe = (notice: Notice) => `${title(notice)}, ${notice.license}, ${notice.source}`;

function groupByText(notices: readonly Notice[]): [text: string, notices: Notice[]][] {
  const groups = new Map<string, Notice[]>();
  for (const notice of notices) {
    groups.set(notice.text, [...(groups.get(notice.text) ?? []), notice]);
  }
  return [...groups];
}
