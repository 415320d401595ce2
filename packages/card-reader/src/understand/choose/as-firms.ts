import { hasLegalForm } from '../fields/legal-form.ts';
import { distance } from '../layout/distance.ts';
import { meanProbability } from '../network/label-words.ts';
import { type Passage, passageOf } from './passage.ts';

/** How sure a firm is that the network took for a person. */
const LIKE_A_PERSON = 0.5;
/** How sure a form of address must be to be one. */
const SURE = 0.7;
/** How near another part of its name stands, in heights. */
const NEXT = 1.2;

/** Whether one of two passages reads on from the other, by their nearest lines. */
const isNext = (a: Passage, b: Passage) =>
  a.segments.some((one) =>
    b.segments.some(
      (other) => Math.min(distance(one.box, other.box), distance(other.box, one.box)) < NEXT,
    ),
  );

/** How probable another label must be to be thought of. */
const POSSIBLE = 0.1;
const OF_A_SIZE = 1.35;

export const mayBeOfFirm = ({ segments }: Passage) =>
  segments.every(({ words }) => meanProbability(words, 'organization') > POSSIBLE);

/** “Medical Complex” below a name that is a firm's is no title, unless it plainly is one. */
const isRestOfFirm = (passage: Passage, name: Passage) =>
  passage.label === 'organization' ||
  (passage.label === 'title' &&
    passage.probability < SURE &&
    name.height < OF_A_SIZE * passage.height &&
    mayBeOfFirm(passage));

/**
 * Takes names for organizations: alone, or with the line above or below that is one:
 * “TAQUERÍA” and “El Compa Chuy”.
 */
export function asFirms(passages: readonly Passage[], names: readonly Passage[]): Passage[] {
  let settled = [...passages];
  for (const name of names) {
    const segments = name.segments.map((segment) => ({
      ...segment,
      label: 'organization' as const,
      probability: Math.max(LIKE_A_PERSON, meanProbability(segment.words, 'organization')),
    }));
    const beside = settled.find(
      (each) =>
        isRestOfFirm(each, name) &&
        (!hasLegalForm(each.text) || each.box.top > name.box.top) &&
        isNext(each, name),
    );
    // “Hammam Dar El Warda”: what was taken for a form of address is a part of the firm's name.
    const title = settled.find(
      (each) =>
        each.label === 'honorific' &&
        each.probability < SURE &&
        each.lines.every((line) => name.lines.includes(line)),
    );
    const whole = [...(title?.segments ?? []), ...(beside?.segments ?? []), ...segments]
      .sort((a, b) => a.line - b.line || a.box.left - b.box.left)
      .map((segment, i) => ({
        ...segment,
        label: 'organization' as const,
        begins: i === 0 ? segment.begins : 0,
      }));
    settled = settled.filter((each) => each !== name && each !== beside && each !== title);
    settled.push(passageOf(whole));
  }
  return settled;
}
