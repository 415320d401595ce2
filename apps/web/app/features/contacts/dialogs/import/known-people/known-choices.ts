import {
  type ImportPlan,
  type KnownChoice,
  type KnownPerson,
  resolvePlan,
} from '@cardsift/contacts/import/import-plan';
import type { FileProblem } from '../read-files/opened-files.ts';

/** What becomes of people who are known: one choice for all, and exceptions. */
export interface KnownChoices {
  all: KnownChoice;
  exceptions: ReadonlyMap<KnownPerson, KnownChoice>;
}

export const UPDATE_ALL: KnownChoices = { all: 'update', exceptions: new Map() };

/** Whether there is anything to choose: who brings nothing new stays as they are. */
export function isChoice({ news }: KnownPerson): boolean {
  return news.length > 0;
}

/** Somebody with another name may be another person, and is kept unless it is chosen for them. */
export function choiceOf(person: KnownPerson, { all, exceptions }: KnownChoices): KnownChoice {
  if (!isChoice(person)) return 'skip';
  return exceptions.get(person) ?? (person.hasOtherName ? 'both' : all);
}

/** With another choice for one person. */
export function choose(choices: KnownChoices, person: KnownPerson, choice: KnownChoice) {
  const exceptions = new Map(choices.exceptions);
  exceptions.delete(person);
  if (choice !== choiceOf(person, { ...choices, exceptions })) exceptions.set(person, choice);
  return { ...choices, exceptions };
}

interface ImportCounts {
  added: number;
  updated: number;
}

/** How many contacts an import adds and updates. */
export function countImport({ fresh, known }: ImportPlan, choices: KnownChoices): ImportCounts {
  const updated = new Set<string>();
  let added = fresh.length;
  for (const person of known) {
    const choice = choiceOf(person, choices);
    if (choice === 'both') added += 1;
    if (choice === 'update' && 'recordId' in person.target) updated.add(person.target.recordId);
  }
  return { added, updated: updated.size };
}

/** What to write, by these choices. */
export function resolveImport(plan: ImportPlan, choices: KnownChoices) {
  return resolvePlan(plan, (person) => choiceOf(person, choices));
}

/** The contacts of the files that are not taken, each with where it stands and why. */
export function listLeft({ known }: ImportPlan, choices: KnownChoices): FileProblem[] {
  return known
    .filter((person) => choiceOf(person, choices) === 'skip')
    .flatMap((person) =>
      person.additions.map(({ file, imported: { contact, row = 0 } }) => ({
        ...{ file, row, value: contact.fullName },
        message: isChoice(person) ? 'Skipped.' : 'Already in your contacts.',
      })),
    );
}
