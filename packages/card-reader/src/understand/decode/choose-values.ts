import type { WordLabel } from '../network/word-labels.ts';
import { domainAgreement } from '../own-addresses/domain-agreement.ts';
import { nameAgreement } from '../own-addresses/name-agreement.ts';
import type { OwnAddresses } from '../own-addresses/own-addresses.ts';
import { spellSign } from '../spelling/spell-sign.ts';
import type { Choice } from './choice.ts';
import { inOtherScript, readingOf } from './in-two-scripts.ts';
import { isColleague } from './is-colleague.ts';
import type { Passage } from './passage.ts';

export interface ChosenPerson {
  name: Choice;
  title: Choice | null;
  /** How the name is read, as the card has it. */
  phonetic?: Passage | undefined;
  /** The same in another script. */
  again: { name?: Passage | undefined; title?: Passage | undefined };
}

/** The texts of a card, grouped by what they are. */
export interface Chosen {
  /** The people of the card in printed order: none, one or two. */
  persons: ChosenPerson[];
  organization: Choice | null;
  department: Choice | null;
  tagline: Choice | null;
  /** Organization and department in another script. */
  again: { organization?: Passage | undefined; department?: Passage | undefined };
  honorifics: Passage[];
  credentials: Passage[];
  address: Passage[];
}

/**
 * The least probability with which a text becomes the card's name, title or organization. Two signs share what is
 * probable between them, and a title is somebody's who is named; but a page of text names nobody.
 */
const MEANT: Partial<Record<WordLabel, number>> = { name: 0.4, title: 0.3, organization: 0.3 };

/** The probability that a passage is what its label says, and that it is the one that is meant. */
const scoreOf = ({ probability, main }: Passage) => probability * main;

function chooseBy(passages: readonly Passage[], score: (passage: Passage) => number) {
  const [first, second] = passages.toSorted((a, b) => score(b) - score(a));
  return first && { first, second };
}

/** How well a text agrees with the card's addresses. */
type Agreement = (text: string) => number;

const nothing: Agreement = () => 0;

/** The text that is meant. */
function chooseMain(
  passages: readonly Passage[],
  agreement: Agreement,
  score = scoreOf,
): Choice | null {
  const chosen = chooseBy(passages, score);
  if (!chosen || score(chosen.first) < (MEANT[chosen.first.label] ?? 1)) return null;
  const { first, second } = chosen;
  return {
    passage: first,
    rival: second ? score(second) : 0,
    agreement: agreement(first.text),
  };
}

const alone = (passage: Passage, agreement: Agreement): Choice => ({
  passage,
  rival: 0,
  agreement: agreement(passage.text),
});

function chooseLikeliest(passages: readonly Passage[]): Choice | null {
  const chosen = chooseBy(passages, ({ probability }) => probability);
  return chosen ? alone(chosen.first, nothing) : null;
}

/** The second person's title stands below their name, or belongs to both people. */
function titleOf(name: Passage, titles: readonly Passage[], first: Choice | null): Choice | null {
  const own = titles.filter(
    (title) =>
      title.text !== first?.passage.text &&
      title.box.top >= name.box.top &&
      title.box.left < name.box.right &&
      title.box.right > name.box.left,
  );
  return chooseLikeliest(own) ?? first;
}

/** The people, one organization and everything else that a card says. */
export function chooseValues(passages: readonly Passage[], own: OwnAddresses): Chosen {
  const labeled = (label: Passage['label']) =>
    passages.filter((passage) => passage.label === label);
  const byMailbox = (text: string) => nameAgreement(text, own.locals);
  const byDomain = (text: string) => domainAgreement(text, own.labels);
  const name = chooseMain(labeled('name'), byMailbox);
  const title = chooseMain(labeled('title'), nothing);
  const colleague =
    name &&
    labeled('name').find(
      (each) => each.text !== name.passage.text && isColleague(each, name.passage, own),
    );
  const person = (named: Choice, titled: Choice | null): ChosenPerson => {
    const again = inOtherScript(named.passage, labeled('name'));
    return {
      name: named,
      title: titled,
      phonetic: readingOf(named.passage, passages),
      again: {
        name: again,
        title: titled ? inOtherScript(titled.passage, labeled('title'), again?.box) : undefined,
      },
    };
  };
  const persons = [
    ...(name ? [person(name, title)] : []),
    ...(colleague
      ? [person(alone(colleague, byMailbox), titleOf(colleague, labeled('title'), title))]
      : []),
  ];
  const organizations = labeled('organization').map((each) => ({
    ...each,
    text: spellSign(each.text, each.confidence, [...own.labels, ...own.locals]),
  }));
  // The only one of a card is the one that is meant, however small it stands.
  const byLabel = ({ probability }: Passage) => probability;
  const organization = chooseMain(
    organizations,
    byDomain,
    organizations.length === 1 ? byLabel : scoreOf,
  );
  const department = chooseLikeliest(labeled('department'));
  return {
    persons: persons.toSorted(
      (a, b) => passages.indexOf(a.name.passage) - passages.indexOf(b.name.passage),
    ),
    organization,
    department,
    again: {
      organization: organization ? inOtherScript(organization.passage, organizations) : undefined,
      department: department ? inOtherScript(department.passage, labeled('department')) : undefined,
    },
    tagline: chooseLikeliest(labeled('tagline')),
    honorifics: labeled('honorific'),
    credentials: labeled('credential'),
    address: labeled('address'),
  };
}
