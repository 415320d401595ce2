import type { PersonName } from '../contact.ts';
import { splitAtLastSpace } from '../names/split-at-space.ts';
import { normalizeText } from '../normalize-values.ts';
import type { Cell } from './cells.ts';
import { withoutSalutation } from './name-titles.ts';

interface ReadName {
  fullName: string;
  name?: PersonName;
  /** Full names that differ from the name that was read. The parts win, or the first of several. */
  differing: string[];
}

/**
 * The name in a row: composed of its parts if there are any, or else as one cell has it. Null if there is none.
 */
export function readName(cells: readonly Cell[]): ReadName | null {
  const all = (wanted: string) =>
    cells.flatMap(({ field, value }) => (field === wanted ? [value] : [])).join(' ');
  const name = {
    family: all('family'),
    given: all('given'),
    additional: all('additional'),
    prefix: all('prefix'),
    suffix: all('suffix'),
  };
  const fulls = cells.flatMap(({ field, value }) => (field === 'name' ? [value] : []));
  const differingFrom = (fullName: string) =>
    fulls.filter((full) => wordsOf(full) !== wordsOf(fullName));
  if (`${name.family}${name.given}${name.additional}` !== '') {
    const fullName = compose(name);
    return { fullName, name, differing: differingFrom(fullName) };
  }
  const [full] = fulls;
  if (full === undefined) return null;
  const differing = differingFrom(full);
  if (`${name.prefix}${name.suffix}` === '') return { fullName: full, differing };
  const { given, family } = splitAtLastSpace(full);
  return {
    fullName: compose({ ...name, given: full, family: '' }),
    name: { ...name, given, family },
    differing,
  };
}

/** Puts the family name first if its script does so. */
function compose({ family, given, additional, prefix, suffix }: PersonName): string {
  const isEastAsian = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
  const middle = isEastAsian.test(family) ? [family, given] : [given, additional, family];
  return [withoutSalutation(prefix), ...middle, suffix].filter((part) => part !== '').join(' ');
}

function wordsOf(name: string): string {
  return normalizeText(name).split(' ').sort().join(' ') || name;
}
