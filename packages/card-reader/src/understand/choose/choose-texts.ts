import type { CardEvidence } from '../evidence/card-evidence.ts';
import { nameAgreement } from '../evidence/name-agreement.ts';
import { lexemesOf } from '../text/words.ts';
import { asFirms } from './as-firms.ts';
import { best, type Choice, UNCONFIRMED } from './choice.ts';
import { chooseOrganization, signOf } from './choose-organization.ts';
import { choosePersons } from './choose-persons.ts';
import { chooseTitle } from './choose-title.ts';
import { withCraftspeople } from './craftspeople.ts';
import type { Passage } from './passage.ts';

export interface ChosenPerson {
  name: Choice;
  title: Choice | null;
}

/** The texts of a card by what they are. */
export interface Chosen {
  /** Nobody, one, or both of a card of two. */
  persons: ChosenPerson[];
  organization: Choice | null;
  department: Choice | null;
  tagline: Choice | null;
  honorifics: Passage[];
  credentials: Passage[];
  address: Passage[];
}

const isConfirmed = ({ text }: Passage, { locals }: CardEvidence) =>
  lexemesOf(text).length > 1 && nameAgreement(text, locals) >= 0.7;

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
  const untitled = (label: Passage['label']) => of(label).filter(({ text }) => !titles.has(text));
  const left = (label: Passage['label']) => best(untitled(label), ({ probability }) => probability);
  return {
    persons: chosen,
    organization:
      chooseOrganization(untitled('organization'), evidence) ?? signOf(settled, persons, evidence),
    department: left('department'),
    tagline: left('tagline'),
    honorifics: of('honorific'),
    credentials: of('credential'),
    address: of('address'),
  };
}
