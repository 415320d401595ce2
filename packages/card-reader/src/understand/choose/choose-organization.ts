import type { CardEvidence } from '../evidence/card-evidence.ts';
import { domainAgreement } from '../evidence/domain-agreement.ts';
import { hasLegalForm, withoutLegalForm } from '../fields/legal-form.ts';
import { isTradeWord } from '../lexicon/trade-words.ts';
import { squash } from '../text/fold.ts';
import { lexemesOf } from '../text/words.ts';
import { countryNamed } from '../world/country-names.ts';
import { best, type Choice } from './choice.ts';
import { distance, type Passage, passageOf, sizeOf } from './passages.ts';

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

/** From which probability on a line begins a name of its own. */
const OWN = 0.5;

/** Whether the network saw a value begin where a part of a passage was cut from the rest of it. */
function isCutOff({ segments }: Passage, whole: Passage): boolean {
  return whole.segments.some((segment, i) => {
    const before = whole.segments[i - 1];
    const isCut = before && segments.includes(segment) !== segments.includes(before);
    return isCut && segment.begins >= OWN;
  });
}

/**
 * The passage in which a firm writes the name of its logo out: “Piedmont & Tryon Bank, N.A.” for
 * “PIEDMONT & TRYON”.
 */
function writtenOut(short: Passage, others: readonly Passage[]): Passage | undefined {
  if (hasLegalForm(short.text)) return undefined;
  const name = squash(short.text);
  const words = lexemesOf(short.text).length;
  if (name.length < 3) return undefined;
  return others
    .filter((other) => !isCutOff(short, other))
    .filter(({ text }) => {
      const more = lexemesOf(text).length - words;
      if (squash(text) === name || more > MOST_MORE) return false;
      return squash(text).includes(name) || isFormOf(text, short.text);
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
const ARTICLE = /^(?:the|der|die|das|le|la|les|el|los|las|il|lo|de|het)$/i;

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
        other.label === 'organisation' &&
        squash(other.text).length >= SHORTEST &&
        !isGeneral(other) &&
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
      other.label === 'organisation' &&
      isGeneral(other) &&
      !hasLegalForm(other.text) &&
      !squash(name.text).includes(squash(other.text)) &&
      distance(other.box, name.box) < NEXT_LINE,
  );
  return trade && passageOf([...trade.segments, ...name.segments]);
}

/** What a part of a passage must have over the whole: lines that were joined hold one name more often than not. */
const PART = 0.12;

/** The runs of its lines, where a passage has several: “looploam” of “looploam” and “dashboard.”. */
function partsOf({ segments }: Passage): Passage[] {
  const runs = segments.flatMap((_, from) =>
    segments.slice(from).map((_, length) => segments.slice(from, from + length + 1)),
  );
  return runs.filter((run) => run.length < segments.length).map(passageOf);
}

/** What it costs to take two values for one, though the network saw the second one begin. */
const JOINED = 0.08;
/** How near the lines of a logotype stand, in heights, and how alike their sizes are. */
const NEXT_LINE = 1;
const OF_A_SIZE = 1.35;
/** The same of one name, and no more. */
const SET_ALIKE = 1.15;
/** From here on a whole is borne out though its lines differ in size. */
const BORNE_OUT = 0.9;

/** “PRIMĂRIA COMUNEI” and “VALEA TEILOR”: neighbors that may be one name, of one size or borne out as a whole. */
function joinsOf(passages: readonly Passage[], { mailboxes, labels }: CardEvidence): Passage[] {
  const known = [...labels, ...mailboxes];
  return passages.flatMap((above) =>
    passages.flatMap((below) => {
      if (above === below || hasLegalForm(above.text) || below.label !== above.label) return [];
      if (distance(above.box, below.box) > NEXT_LINE) return [];
      if (squash(below.text).includes(squash(above.text))) return [];
      const whole = passageOf([...above.segments, ...below.segments]);
      const parts = Math.max(
        domainAgreement(above.text, known),
        domainAgreement(below.text, known),
      );
      const sizes = [above.height, below.height];
      const isOfASize = Math.max(...sizes) < OF_A_SIZE * Math.min(...sizes);
      const agreement = domainAgreement(whole.text, known);
      // “Kervan” in a script above “HALI & KILIM”: a sign of one word and its trade.
      const isSigned = agreement >= BORNE_OUT && lexemesOf(above.text).length === 1;
      return agreement > parts && (isOfASize || isSigned) ? [whole] : [];
    }),
  );
}

/** What a sign over a door may be taken for. */
const UNKNOWN = new Set<Passage['label']>(['other', 'tagline', 'service', 'honorific']);
/** How large it is, as a logarithm to 2, and how sure it is then. */
const LARGE = 0.2;
const BY_SIZE = 0.4;
const MOST_SIGN_WORDS = 5;

/** A card that names no firm, and none in its addresses: what stands largest beside its people is the sign. */
export function signOf(
  passages: readonly Passage[],
  persons: readonly Passage[],
  { labels, typicalHeight }: CardEvidence,
): Choice | null {
  if (labels.length > 0) return null;
  const texts = passages.filter(
    ({ label, text }) =>
      UNKNOWN.has(label) &&
      !/\d/.test(text) &&
      squash(text).length > 3 &&
      lexemesOf(text).length <= MOST_SIGN_WORDS,
  );
  const largest = texts.toSorted((a, b) => b.height - a.height)[0];
  if (!largest || sizeOf(largest, typicalHeight) < LARGE) return null;
  if (persons.some(({ height }) => height > OF_A_SIZE * largest.height)) return null;
  const next = texts.find(
    (each) =>
      each !== largest &&
      each.height * OF_A_SIZE > largest.height &&
      distance(largest.box, each.box) < NEXT_LINE,
  );
  const sign = passageOf([...largest.segments, ...(next?.segments ?? [])]);
  return { passage: { ...sign, probability: BY_SIZE }, certainty: UNCONFIRMED };
}

/** What stands above the name of an authority. */
const STATE =
  /^(?:government|gouvernement|gobierno|governo|regierung|guvernul|vlada|rzad|republica|republic|republique|republik|republika|repubblica|kingdom|royaume|reino|state|estado|etat|staat|stat|federal|nacional|national|supremo|of|the|de|del|du|la|le|do|da)$/;
const OF_STATE = 0.4;

/** “GOBIERNO DEL ESTADO”, “Republic of Kenya”: whose authority it is. */
function isState(text: string): boolean {
  const words = lexemesOf(text).filter((word) => !STATE.test(word));
  return words.length === 0 || countryNamed(words.join(' ')) !== undefined;
}

/** How well a domain must agree to confirm a firm's name. */
const CONFIRMING = 0.95;
/** Organizations without domain and legal form were wrong too often on development cards. */
const UNCONFIRMED = 0.88;

export function chooseOrganisation(
  passages: readonly Passage[],
  evidence: CardEvidence,
): Choice | null {
  const joined = joinsOf(passages, evidence);
  const known = [...evidence.labels, ...evidence.mailboxes];
  const choice = best(
    [...passages.flatMap((passage) => [passage, ...partsOf(passage)]), ...joined],
    (passage) =>
      (joined.includes(passage) ? -JOINED : passages.includes(passage) ? 0 : -PART) +
      passage.probability +
      0.4 * domainAgreement(passage.text, known) +
      (hasLegalForm(passage.text) ? 0.15 : 0) +
      0.1 * sizeOf(passage, evidence.typicalHeight) -
      (squash(passage.text).length < 3 || ARTICLE.test(passage.text) ? 0.5 : 0) -
      (isState(passage.text) ? OF_STATE : 0),
  );
  const full =
    choice &&
    (writtenOut(choice.passage, passages) ??
      upToLegalForm(choice.passage, passages) ??
      withItsFirm(choice.passage, passages) ??
      belowItsTrade(choice.passage, passages));
  if (!choice) return null;
  const passage = full ?? choice.passage;
  const isConfirmed =
    hasLegalForm(passage.text) || domainAgreement(passage.text, evidence.labels) >= CONFIRMING;
  return {
    passage,
    runnerUp: full ? choice.passage : choice.runnerUp,
    certainty: isConfirmed ? 1 : UNCONFIRMED,
  };
}
