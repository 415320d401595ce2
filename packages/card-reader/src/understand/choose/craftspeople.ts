import type { CardEvidence } from '../evidence/card-evidence.ts';
import { hasLegalForm } from '../fields/legal-form.ts';
import { isJobHead, isOrganizationWord } from '../fields/word-kinds.ts';
import { givenNames } from '../lexicon/given-names.ts';
import { isGivenName } from '../lexicon/given-words.ts';
import { isTradeWord } from '../lexicon/trade-words.ts';
import { lexemesOf } from '../text/words.ts';
import { choosePersons } from './choose-persons.ts';
import { titleByPlace } from './choose-title.ts';
import { beginsWithGiven, nameWords } from './name-words.ts';
import { type Passage, passageOf } from './passage.ts';

/** So few and so many words a name has. */
const NAME_WORDS = [2, 4] as const;
/** How sure a name is that only the job below it tells. */
const BY_JOB = 0.8;
/** The same where more tells it: a sign with its surname, which then is the domain's too, or somebody's title. */
const BY_MORE = 0.95;
/** How sure a title must be to ask for somebody who has it. */
const SURE_TITLE = 0.9;
/** A label with less is not the network's last word. */
const WAVERING = 0.7;
/** How much larger a sign is than the name of its owner. */
const LARGER = 1.35;

/** A few words that may be anybody's name, and name no trade. */
function isNamelike({ text }: Passage): boolean {
  const words = lexemesOf(text);
  return (
    words.length >= NAME_WORDS[0] &&
    words.length <= NAME_WORDS[1] &&
    !hasLegalForm(text) &&
    !words.some((word) => isTradeWord(word) || isOrganizationWord(word) || isJobHead(word)) &&
    // “Chez Tante Awa” is where she cooks.
    /^(?!Chez\s)\p{Lu}/u.test(text)
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
      sign.label === 'organization' &&
      sign.height > LARGER * passage.height &&
      words.includes(surname) &&
      !words.includes(first)
    );
  });
}

/** “Cláudia Regina Teixeira dos Santos”, which looks like a street, on a card that says somebody's title. */
function isTitled({ label, text }: Passage, passages: readonly Passage[]): boolean {
  return (
    label === 'address' &&
    !/[\d,]/.test(text) &&
    givenNames.has(lexemesOf(text)[0] ?? '') &&
    passages.some((each) => each.label === 'title' && each.probability >= SURE_TITLE)
  );
}

/** “Konrad Hollerbach” above his address: a given name and another word, and nothing that a sign would say. */
const isGivenAndFamily = (name: Passage) => nameWords(name).length === 2 && beginsWithGiven(name);

/** “di” above “Walter Cossutta”: whose firm it is. */
function withoutOf(passage: Passage): Passage {
  const [first, ...others] = passage.segments;
  return others.length > 0 && /^\p{Ll}{1,3}$/u.test(first?.text ?? '')
    ? passageOf(others)
    : passage;
}

/** “Bohumil Oryx” among services: the network wavers, and no slogan is a given name and one word more. */
const isWavering = (passage: Passage) =>
  (passage.label === 'tagline' || passage.label === 'other') &&
  passage.probability < WAVERING &&
  passage.segments.length === 1 &&
  isGivenAndFamily(passage) &&
  isNamelike(passage);

/** “Suraj: +91 90112 68731”: whom a number reaches, where nobody is named but there. */
const isWhoAnswers = (passage: Passage) =>
  passage.label === 'other label' &&
  nameWords(passage).length <= NAME_WORDS[0] &&
  isGivenName(nameWords(passage)[0] ?? '') &&
  /^\p{Lu}[\p{L}\s.'’-]+$/u.test(passage.text);

/** How surely what the network takes for something else is somebody's name; null where nothing tells. */
function probabilityOfName(name: Passage, passages: readonly Passage[]): number | null {
  if (isTitled(name, passages)) return BY_MORE;
  if (isWhoAnswers(name)) return BY_MORE;
  if (isWavering(name)) return BY_JOB;
  if (name.label !== 'organization' || !isNamelike(name)) return null;
  if (isOnSign(name, passages)) return BY_MORE;
  if (isGivenAndFamily(name)) return BY_JOB;
  return isAboveJob(name, passages) ? BY_JOB : null;
}

/**
 * “Donncha Ó Muirthile” above “boat builder”, and nobody else: who works alone is called like a firm, or
 * the firm like them.
 */
export function withCraftspeople(passages: readonly Passage[], evidence: CardEvidence): Passage[] {
  if (choosePersons(passages, evidence).persons.length > 0) return [...passages];
  return passages.map((passage) => {
    const name = withoutOf(passage);
    const probability = probabilityOfName(name, passages);
    return probability === null ? passage : { ...name, label: 'name', probability };
  });
}
