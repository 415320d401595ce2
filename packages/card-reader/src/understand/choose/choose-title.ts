import { hasLegalForm } from '../fields/legal-form.ts';
import { isCredential } from '../fields/person/credentials.ts';
import { isJobHead } from '../fields/word-kinds.ts';
import { squash } from '../text/fold.ts';
import { hasOpenStart } from '../text/open-end.ts';
import { lexemesOf } from '../text/words.ts';
import { belowName } from './below-name.ts';
import { best, type Choice, UNCONFIRMED } from './choice.ts';
import type { Passage } from './passage.ts';

/** How near below a name its title stands, in heights of the name. */
const NEXT = 1.5;
const MOST_TITLE_WORDS = 7;
/** A job that only its place below the name tells. */
const BY_PLACE = 0.5;

/** “Harpsichord Photographer”: what the network takes for a firm begins or ends with a job, and has no legal form. */
function isJob({ label, text }: Passage): boolean {
  const words = lexemesOf(text);
  return (
    label === 'organization' &&
    !hasLegalForm(text) &&
    [words[0], words.at(-1)].some((word) => word !== undefined && isJobHead(word))
  );
}

/** What stands next below a name is a job, also one that the network takes for an offer: “Wedding Photographer”. */
export function titleByPlace(name: Passage, passages: readonly Passage[]): Choice | null {
  const [next] = passages
    .filter(
      (passage) =>
        (MAY_BE_TITLE.has(passage.label) || isJob(passage)) &&
        !/\d/.test(passage.text) &&
        passage.text.length > 3 &&
        lexemesOf(passage.text).length <= MOST_TITLE_WORDS,
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

const JOBS = new Set(['title', 'department']);

/** Of a title with another one, or a department, on its card nobody knows whether it is all of it, or the right one. */
const goesOnPerhaps = (title: Passage, passages: readonly Passage[]) =>
  passages.some((other) => other.text !== title.text && JOBS.has(other.label));

/** The title of one person; `others` are those of the same card. */
export function chooseTitle(
  name: Passage,
  others: readonly Passage[],
  passages: readonly Passage[],
): Choice | null {
  // “janedoe” beside a network's icon is Jane Doe once more.
  const titles = passages.filter(
    ({ label, text }) => label === 'title' && squash(text) !== squash(name.text),
  );
  // “DIMP, AMN, P.Eng.”: what begins a line of degrees is another one, unless no line is a title.
  const isAmongDegrees = (title: Passage) =>
    (titles.length > 1 && isCredential(title.text)) ||
    (lexemesOf(title.text).length === 1 &&
      passages.some(
        ({ label, lines }) =>
          label === 'credential' && lines.some((line) => title.lines.includes(line)),
      ));
  const chosen =
    best(
      titlesOf(name, others, titles),
      (title) =>
        title.probability -
        0.1 * Math.min(6, belowName(title, name)) -
        (isAmongDegrees(title) ? AMONG_DEGREES : 0) -
        (/^in\s/.test(title.text) || hasOpenStart(title.text) ? TORN : 0),
    ) ?? (others.length === 0 ? titleByPlace(name, passages) : null);
  return (
    chosen && { ...chosen, certainty: goesOnPerhaps(chosen.passage, passages) ? UNCONFIRMED : 1 }
  );
}
