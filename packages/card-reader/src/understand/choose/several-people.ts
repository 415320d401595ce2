import type { CardEvidence } from '../evidence/card-evidence.ts';
import { domainAgreement } from '../evidence/domain-agreement.ts';
import { hasLegalForm } from '../fields/legal-form.ts';
import { distance } from '../layout/distance.ts';
import { sharesRow } from '../layout/lay-out.ts';
import { squash } from '../text/fold.ts';
import { lexemesOf } from '../text/words.ts';
import { nameWords } from './name-words.ts';
import type { Passage } from './passage.ts';

/** From which probability a second name is a second person and not a firm that is called so. */
const SECOND = 0.65;
/** Two people of one card are set alike. */
const ALIKE = 1.25;

/** Whether two names of a card are two people: equals, and neither is the other one again or the firm. */
export function isBeside(name: Passage, first: Passage, evidence: CardEvidence): boolean {
  const [a, b] = [squash(name.text), squash(first.text)];
  const taller = Math.max(name.height, first.height) / Math.min(name.height, first.height);
  const onOneLine = name.lines.some((line) => first.lines.includes(line));
  const words = (each: Passage) => lexemesOf(each.text).length;
  const isWhole = words(name) > 1 && words(first) > 1;
  return (
    Math.min(name.probability, first.probability) >= SECOND &&
    !(a.includes(b) || b.includes(a)) &&
    taller <= ALIKE &&
    (isWhole || onOneLine) &&
    domainAgreement(name.text, evidence.labels) < 0.9
  );
}

const MOST_NAME_WORDS = 4;

/** “Jörg Böttcher” and beside it, set alike, “Anke Böttcher”: one family, whatever the other looks like alone. */
export function isOfFamily(passage: Passage, name: Passage): boolean {
  const [a, b] = [nameWords(passage), nameWords(name)];
  const taller = Math.max(passage.height, name.height) / Math.min(passage.height, name.height);
  return (
    passage.segments.length === 1 &&
    sharesRow(passage.box, name.box) &&
    taller <= ALIKE &&
    Math.min(a.length, b.length) > 1 &&
    a.length <= MOST_NAME_WORDS &&
    a[0] !== b[0] &&
    a.at(-1) === b.at(-1) &&
    !hasLegalForm(passage.text)
  );
}

/** “Dar Al Hikma” above “General Trading L.L.C.”, set alike: the first line of a firm, where somebody else is the person. */
export function isHeadOfFirm(name: Passage, passages: readonly Passage[]): boolean {
  return passages.some(
    ({ label, text, box, height }) =>
      label === 'organization' &&
      hasLegalForm(text) &&
      Math.max(height, name.height) <= ALIKE * Math.min(height, name.height) &&
      distance(name.box, box) < 1,
  );
}
