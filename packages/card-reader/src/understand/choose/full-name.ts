import { hasLegalForm, withoutLegalForm } from '../fields/legal-form.ts';
import { distance } from '../layout/distance.ts';
import { isTradeWord } from '../lexicon/trade-words.ts';
import { squash } from '../text/fold.ts';
import { lexemesOf } from '../text/words.ts';
import { isNamedState } from './is-state.ts';
import { OWN } from './mend-torn.ts';
import { type Passage, passageOf } from './passage.ts';

/** How near the lines of a logotype stand, in heights, and how alike their sizes are. */
export const NEXT_LINE = 1;
export const OF_A_SIZE = 1.35;
/** The same of one name, and no more. */
const SET_ALIKE = 1.15;

/** Words that a full name may have beyond those of the logo. */
const MOST_MORE = 7;

const areSetAlike = (one: Passage, other: Passage) =>
  Math.max(one.height, other.height) < SET_ALIKE * Math.min(one.height, other.height);

/** “Rooikrans Game Lodge (Pty) Ltd” is what “ROOIKRANS GAME LODGE · WATERBERG” is called by law. */
function isFormOf(full: string, short: string): boolean {
  if (!hasLegalForm(full)) return false;
  const known = new Set(lexemesOf(short));
  const own = lexemesOf(withoutLegalForm(full));
  return own.length > 1 && own.every((word) => known.has(word));
}

/** Whether the network saw a value begin where a part of a passage was cut from the rest of it. */
function isCutOff({ segments }: Passage, whole: Passage): boolean {
  return whole.segments.some((segment, i) => {
    const before = whole.segments[i - 1];
    const isCut = before && segments.includes(segment) !== segments.includes(before);
    return isCut && segment.begins >= OWN;
  });
}

/** “Sobral e Irmão” is “Sobral & Irmão”. */
const squashedName = (text: string) =>
  squash(text.replace(/(?<=\s)(?:&|\+|e|y|i|et|and|und|og|och|en|a)(?=\s)/giu, ''));

/**
 * The passage in which a firm writes the name of its logo out: “Piedmont & Tryon Bank, N.A.” for
 * “PIEDMONT & TRYON”.
 */
function writtenOut(short: Passage, others: readonly Passage[]): Passage | undefined {
  if (hasLegalForm(short.text)) return undefined;
  const name = squashedName(short.text);
  const words = lexemesOf(short.text).length;
  if (name.length < 3) return undefined;
  return others
    .filter((other) => !isCutOff(short, other))
    .filter(({ text }) => {
      const more = lexemesOf(text).length - words;
      const full = squashedName(text);
      // “2 Kookaburra Lane” is where the books of Kookaburra Lane are.
      if (/\d/.test(text) && !/\d/.test(short.text)) return false;
      if (full === name || more > MOST_MORE) return false;
      // “SaveTheSealsNorway” is a handle, and no more of a name than “Save the Seals”.
      if (more < 0 && !hasLegalForm(text)) return false;
      return full.includes(name) || isFormOf(text, short.text);
    })
    .sort((a, b) => a.text.length - b.text.length)[0];
}

/** “ALPHA STAR” above “Trading L.L.C.”, set alike: the lines of a name up to its legal form. */
function upToLegalForm(name: Passage, others: readonly Passage[]): Passage | undefined {
  if (hasLegalForm(name.text)) return undefined;
  const next = others.find(
    (other) =>
      hasLegalForm(other.text) &&
      areSetAlike(name, other) &&
      distance(name.box, other.box) < NEXT_LINE,
  );
  return next && passageOf([...name.segments, ...next.segments]);
}

/** The beginning of a name. */
export const ARTICLE = /^(?:the|der|die|das|le|la|les|el|los|las|il|lo|de|het)$/i;

/** How many of its words say what a firm does, in a name that does not say which firm it is. */
const GENERAL = 0.7;
/** Fewer letters are a monogram. */
const SHORTEST = 3;
const MOST_TRADE_WORDS = 2;

/** “Family Clinic & Dental”, “Tekstil Makinaları San. ve Tic. A.Ş.”: what a firm does, and not which firm it is. */
function isGeneral({ text }: Passage): boolean {
  const words = lexemesOf(withoutLegalForm(text)).filter(
    (word) => word.length > 2 && !ARTICLE.test(word),
  );
  return words.length > 0 && words.filter(isTradeWord).length >= GENERAL * words.length;
}

/** A name that says only what a firm does, with the line before or behind it that says which. */
function withItsFirm(name: Passage, others: readonly Passage[]): Passage | undefined {
  if (!isGeneral(name)) return undefined;
  // “Restaurant” stands before its name; “Crooked Pine Brewing Co.” needs none behind it.
  const isTradeAlone = lexemesOf(name.text).length <= MOST_TRADE_WORDS;
  const ways = others
    .filter(
      (other) =>
        other !== name &&
        other.label === 'organization' &&
        squash(other.text).length >= SHORTEST &&
        !isGeneral(other) &&
        !isNamedState(other.text) &&
        !hasLegalForm(other.text),
    )
    .flatMap((other) => [
      { away: distance(other.box, name.box), parts: [other, name] },
      ...(isTradeAlone ? [{ away: distance(name.box, other.box), parts: [name, other] }] : []),
    ])
    .filter(({ away }) => away < NEXT_LINE);
  const [nearest] = ways.sort((a, b) => a.away - b.away);
  return nearest && passageOf(nearest.parts.flatMap(({ segments }) => segments));
}

/** “Les Équipements” above “Beaurivage inc.”: a name with the line above it that says what the firm does. */
function belowItsTrade(name: Passage, others: readonly Passage[]): Passage | undefined {
  if (isGeneral(name)) return undefined;
  const trade = others.find(
    (other) =>
      other !== name &&
      other.label === 'organization' &&
      isGeneral(other) &&
      !hasLegalForm(other.text) &&
      !squash(name.text).includes(squash(other.text)) &&
      distance(other.box, name.box) < NEXT_LINE,
  );
  return trade && passageOf([...trade.segments, ...name.segments]);
}

/** The name of a firm with its other lines, where the chosen one does not say it all. */
export const fullNameOf = (name: Passage, others: readonly Passage[]): Passage | undefined =>
  writtenOut(name, others) ??
  upToLegalForm(name, others) ??
  withItsFirm(name, others) ??
  belowItsTrade(name, others);
