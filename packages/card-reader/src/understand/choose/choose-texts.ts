import type { CardEvidence } from '../evidence/card-evidence.ts';
import { nameAgreement } from '../evidence/name-agreement.ts';
import { isCredential } from '../fields/credentials.ts';
import { hasLegalForm } from '../fields/legal-form.ts';
import { isJobHead, isOrganisationWord } from '../fields/word-kinds.ts';
import { isTradeWord } from '../lexicon/trade-words.ts';
import { hasOpenStart } from '../text/open-end.ts';
import { lexemesOf } from '../text/words.ts';
import { belowName } from './below-name.ts';
import { best, type Choice } from './choice.ts';
import { chooseOrganisation, signOf } from './choose-organization.ts';
import { choosePersons } from './choose-persons.ts';
import { asFirms, type Passage, passageOf } from './passages.ts';

export interface ChosenPerson {
  name: Choice;
  title: Choice | null;
}

/** The texts of a card by what they are. */
export interface Chosen {
  /** Nobody, one, or both of a card of two. */
  persons: ChosenPerson[];
  organisation: Choice | null;
  department: Choice | null;
  tagline: Choice | null;
  honorifics: Passage[];
  credentials: Passage[];
  address: Passage[];
}

/** How near below a name its title stands, in heights of the name. */
const NEXT = 1.5;
const MOST_TITLE_WORDS = 7;
/** A job that only its place below the name tells. */
const BY_PLACE = 0.5;

/** What stands next below a name is a job, also one that the network takes for an offer: “Wedding Photographer”. */
function titleByPlace(name: Passage, passages: readonly Passage[]): Choice | null {
  const [next] = passages
    .filter(
      ({ label, text }) =>
        MAY_BE_TITLE.has(label) &&
        !/\d/.test(text) &&
        text.length > 3 &&
        lexemesOf(text).length <= MOST_TITLE_WORDS,
    )
    .map((passage) => ({ passage, away: belowName(passage, name) }))
    .filter(({ away }) => away <= NEXT)
    .sort((a, b) => a.away - b.away);
  return next
    ? { passage: { ...next.passage, probability: Math.min(next.passage.probability, BY_PLACE) } }
    : null;
}

const MAY_BE_TITLE = new Set(['service', 'tagline', 'department', 'other']);

/** A title is of whom it stands nearest below; of both, where both stand on one line. */
function titlesOf(name: Passage, others: readonly Passage[], titles: readonly Passage[]) {
  return titles.filter((title) =>
    others.every(
      (other) =>
        belowName(title, name) <= belowName(title, other) ||
        other.lines.some((line) => name.lines.includes(line)),
    ),
  );
}

const AMONG_DEGREES = 0.4;
/** “in Neonatology”, the rest of a degree. */
const TORN = 0.4;

function chooseTitle(
  name: Passage,
  others: readonly Passage[],
  passages: readonly Passage[],
): Choice | null {
  const titles = passages.filter(({ label }) => label === 'title');
  // “DIMP, AMN, P.Eng.”: what begins a line of degrees is another one, unless no line is a title.
  const isAmongDegrees = (title: Passage) =>
    (titles.length > 1 && isCredential(title.text)) ||
    (lexemesOf(title.text).length === 1 &&
      passages.some(
        ({ label, lines }) =>
          label === 'credential' && lines.some((line) => title.lines.includes(line)),
      ));
  return (
    best(
      titlesOf(name, others, titles),
      (title) =>
        title.probability -
        0.1 * Math.min(6, belowName(title, name)) -
        (isAmongDegrees(title) ? AMONG_DEGREES : 0) -
        (/^in\s/.test(title.text) || hasOpenStart(title.text) ? TORN : 0),
    ) ?? (others.length === 0 ? titleByPlace(name, passages) : null)
  );
}

/** Names that no address bears out, and names of one word, were wrong too often on strangers' cards. */
const UNCONFIRMED = 0.88;

const isConfirmed = ({ text }: Passage, { locals }: CardEvidence) =>
  lexemesOf(text).length > 1 && nameAgreement(text, locals) >= 0.7;

/** So many words a name has, and so sure it is where only the job below it tells, or a sign. */
const NAME_WORDS = [2, 4] as const;
const BY_JOB = 0.8;
/** How much larger a sign is than the name of its owner. */
const LARGER = 1.35;

/** Two or three words that may be anybody's name, and name no trade. */
function isNamelike({ label, text }: Passage): boolean {
  const words = lexemesOf(text);
  return (
    label === 'organisation' &&
    words.length >= NAME_WORDS[0] &&
    words.length <= NAME_WORDS[1] &&
    !hasLegalForm(text) &&
    !words.some((word) => isTradeWord(word) || isOrganisationWord(word) || isJobHead(word)) &&
    /^\p{Lu}/u.test(text)
  );
}

function isAboveJob(passage: Passage, passages: readonly Passage[]): boolean {
  const below = titleByPlace(passage, passages);
  const job = below ? lexemesOf(below.passage.text) : [];
  return [job[0], job.at(-1)].some((word) => word !== undefined && isJobHead(word));
}

/** “Yıldıray Korkusuz” below “TAXI KORKUSUZ”, which is larger: whose surname is on the sign. */
function isOnSign(passage: Passage, passages: readonly Passage[]): boolean {
  const [first = '', ...others] = lexemesOf(passage.text);
  const surname = others.at(-1) ?? '';
  return passages.some((sign) => {
    const words = lexemesOf(sign.text);
    return (
      sign.label === 'organisation' &&
      sign.height > LARGER * passage.height &&
      words.includes(surname) &&
      !words.includes(first)
    );
  });
}

/** “di” above “Walter Cossutta”: whose firm it is. */
function withoutOf(passage: Passage): Passage {
  const [first, ...others] = passage.segments;
  return others.length > 0 && /^\p{Ll}{1,3}$/u.test(first?.text ?? '')
    ? passageOf(others)
    : passage;
}

/**
 * “Donncha Ó Muirthile” above “boat builder”, and nobody else: who works alone is called like a firm, or
 * the firm like them.
 */
function withCraftspeople(passages: readonly Passage[], evidence: CardEvidence): Passage[] {
  if (choosePersons(passages, evidence).persons.length > 0) return [...passages];
  return passages.map((passage) => {
    const name = withoutOf(passage);
    return isNamelike(name) && (isAboveJob(name, passages) || isOnSign(name, passages))
      ? { ...name, label: 'name' as const, probability: BY_JOB }
      : passage;
  });
}

/** The people, one organization and what else a card says: the best passages of each kind. */
export function chooseTexts(read: readonly Passage[], evidence: CardEvidence): Chosen {
  const passages = withCraftspeople(read, evidence);
  const { persons, runnerUp, firms } = choosePersons(passages, evidence);
  const settled = asFirms(passages, firms);
  const of = (label: Passage['label']) => settled.filter((passage) => passage.label === label);
  const chosen = persons.map((name) => ({
    name: {
      passage: name,
      ...(persons.length === 1 && runnerUp && { runnerUp }),
      certainty: isConfirmed(name, evidence) ? 1 : UNCONFIRMED,
    },
    title: chooseTitle(
      name,
      persons.filter((other) => other !== name),
      settled.filter((passage) => !persons.includes(passage)),
    ),
  }));
  const titles = new Set(chosen.map(({ title }) => title?.passage.text));
  const left = (label: Passage['label']) =>
    best(
      of(label).filter(({ text }) => !titles.has(text)),
      ({ probability }) => probability,
    );
  return {
    persons: chosen,
    organisation:
      chooseOrganisation(of('organisation'), evidence) ?? signOf(settled, persons, evidence),
    department: left('department'),
    tagline: left('tagline'),
    honorifics: of('honorific'),
    credentials: of('credential'),
    address: of('address'),
  };
}
