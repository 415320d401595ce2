import type { CardEvidence } from '../evidence/card-evidence.ts';
import { nameAgreement } from '../evidence/name-agreement.ts';
import { isAddressed, isPerson, titleOf } from './name-support.ts';
import { nameWords } from './name-words.ts';
import { type Passage, sizeOf } from './passage.ts';
import { isBeside, isHeadOfFirm, isOfFamily } from './several-people.ts';

/** Who of several is meant: whole names before single words, which are brands more often. */
const scoreOf = (name: Passage, passages: readonly Passage[], evidence: CardEvidence) =>
  name.probability +
  0.15 * titleOf(name, passages) +
  (isAddressed(name, passages) ? 0.15 : 0) +
  0.3 * nameAgreement(name.text, evidence.locals) +
  0.1 * sizeOf(name, evidence.typicalHeight) -
  (nameWords(name).length === 1 ? 0.4 : 0);

export interface ChosenPersons {
  /** The person of the card first, or those of a card of two as they stand on it. */
  persons: Passage[];
  runnerUp?: Passage;
  /** Names that are nobody's: of shops and firms that are called like people. */
  firms: Passage[];
}

/** “M.E. (Struct.)”: a degree, and what it is in. */
const DEGREE = /^(?:(?:\p{L}{1,5}\.){1,4}\s?)?\([^)]*\)$/u;

/** Who a card is of: one person, two, or nobody. */
export function choosePersons(passages: readonly Passage[], evidence: CardEvidence): ChosenPersons {
  const names = passages.filter(({ label, text }) => label === 'name' && !DEGREE.test(text));
  const likely = names.filter((name) => isPerson(name, passages, evidence));
  const titled = likely.filter((name) => titleOf(name, passages) > 0);
  const people = likely.filter(
    (name) => titled.every((other) => other === name) || !isHeadOfFirm(name, passages),
  );
  const firms = names.filter((name) => !people.includes(name));
  const [best, runnerUp] = people.toSorted(
    (a, b) => scoreOf(b, passages, evidence) - scoreOf(a, passages, evidence),
  );
  if (!best) return { persons: [], firms };
  const family = passages.filter((each) => !people.includes(each) && isOfFamily(each, best));
  const persons = [
    ...people.filter((name) => name === best || isBeside(name, best, evidence)),
    ...family,
  ]
    .slice(0, 2)
    .sort((a, b) => passages.indexOf(a) - passages.indexOf(b));
  // “AUTO-WIŚ” above “Zbigniew Wiśniewski”: the larger single word is the firm's sign.
  const signs = people.filter(
    (name) => !persons.includes(name) && !name.text.includes(' ') && name.height > best.height,
  );
  return { persons, runnerUp, firms: [...firms, ...signs] };
}
