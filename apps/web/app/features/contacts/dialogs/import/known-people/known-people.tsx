import type { KnownChoice, KnownPerson } from '@cardsift/contacts/import/import-plan';
import { useDeferredValue, useId, useMemo, useState } from 'react';
import { Button } from '#app/components/ui/button.tsx';
import { Input } from '#app/components/ui/input.tsx';
import { Label } from '#app/components/ui/label.tsx';
import { choose, isChoice, type KnownChoices } from './known-choices.ts';
import { KnownRow } from './known-row.tsx';

/** People on one page of the list. */
const PER_PAGE = 8;

interface KnownPeopleProps {
  known: readonly KnownPerson[];
  choices: KnownChoices;
  onChange(choices: KnownChoices): void;
}

/** Asks what becomes of people who are there already: once for all of them, and for each who is an exception. */
export function KnownPeople({ known, choices, onChange }: KnownPeopleProps) {
  const people = useMemo(() => known.filter(isChoice).toSorted(unsureFirst), [known]);
  if (people.length === 0) return null;
  const unsure = people.filter(({ hasOtherName }) => hasOtherName).length;
  return (
    <section aria-label="People you already have" className="grid gap-3">
      {people.length > unsure && (
        <ChoiceForAll people={people} choices={choices} onChange={onChange} />
      )}
      {unsure > 0 && (
        <p className="text-muted-foreground">
          {unsure === 1
            ? '1 person has the number or address of somebody with another name, and becomes a contact of their own.'
            : `${unsure} people have the number or address of somebody with another name, and become contacts of their own.`}
        </p>
      )}
      {choices.exceptions.size > 0 && (
        <p className="flex flex-wrap items-center gap-2">
          {choices.exceptions.size} chosen by hand.
          <Button
            variant="outline"
            size="sm"
            onClick={() => onChange({ ...choices, exceptions: new Map() })}
          >
            Undo these choices
          </Button>
        </p>
      )}
      <PeopleList people={people} choices={choices} onChange={onChange} />
    </section>
  );
}

function unsureFirst(a: KnownPerson, b: KnownPerson): number {
  return Number(b.hasOtherName) - Number(a.hasOtherName);
}

const FOR_ALL: [choice: KnownChoice, name: string, meaning: string][] = [
  ['update', 'Update all', 'What is new is added. Nothing you have is lost.'],
  ['both', 'Keep both', 'Each comes in as a second contact.'],
  ['skip', 'Skip all', 'Your contacts stay as they are.'],
];

function ChoiceForAll({ people, choices, onChange }: PeopleListProps) {
  const group = useId();
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 font-medium">{describeWhom(people)}</legend>
      <div className="grid grid-cols-1 gap-2 sm:grid-cols-3">
        {FOR_ALL.map(([choice, name, meaning]) => (
          <label
            key={choice}
            className="flex cursor-pointer items-start gap-2 rounded-lg border border-border px-3 py-2 hover:bg-secondary has-checked:border-primary has-checked:bg-primary-soft"
          >
            <input
              type="radio"
              name={group}
              aria-label={name}
              aria-describedby={`${group}-${choice}`}
              className="mt-0.5 size-4 shrink-0 accent-primary"
              checked={choices.all === choice}
              onChange={() => onChange({ ...choices, all: choice })}
            />
            <span>
              <span className="font-medium">{name}</span>
              <span id={`${group}-${choice}`} className="block text-muted-foreground">
                {meaning}
              </span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function describeWhom(people: readonly KnownPerson[]): string {
  const sure = people.filter(({ hasOtherName }) => !hasOtherName);
  const had = sure.filter(({ target }) => 'recordId' in target).length;
  const repeated = sure.length - had;
  const whom = [
    ...(had > 0 ? [`${had === 1 ? '1 person' : `${had} people`} you already have`] : []),
    ...(repeated > 0
      ? [`${repeated === 1 ? '1 person' : `${repeated} people`} in them twice`]
      : []),
  ];
  return `Your files say something new about ${whom.join(' and ')}`;
}

interface PeopleListProps extends Omit<KnownPeopleProps, 'known'> {
  people: readonly KnownPerson[];
}

/** A page of them at a time: of ten thousand nobody looks at each. */
function PeopleList({ people, choices, onChange }: PeopleListProps) {
  const id = useId();
  const [sought, setSought] = useState('');
  const [page, setPage] = useState(0);
  const found = useFound(people, sought);
  const start = page * PER_PAGE;
  const end = Math.min(start + PER_PAGE, found.length);
  return (
    <div className="grid gap-2">
      {people.length > PER_PAGE && (
        <div className="grid gap-1.5">
          <Label htmlFor={id}>Find a person</Label>
          <Input
            id={id}
            type="search"
            value={sought}
            onChange={(event) => {
              setSought(event.target.value);
              setPage(0);
            }}
          />
        </div>
      )}
      {found.length > 0 && (
        <ul className="divide-y divide-border rounded-lg border border-border">
          {found.slice(start, end).map((person, index) => (
            <KnownRow
              // biome-ignore lint/suspicious/noArrayIndexKey: a list that is only paged and sifted
              key={start + index}
              person={person}
              choices={choices}
              onChoose={(choice) => onChange(choose(choices, person, choice))}
            />
          ))}
        </ul>
      )}
      {people.length > PER_PAGE && (
        <div className="flex flex-wrap items-center justify-between gap-2">
          <p role="status" className="text-muted-foreground">
            {found.length === 0
              ? 'Nobody is called that.'
              : `${start + 1} to ${end} of ${found.length}`}
          </p>
          <div className="flex gap-2">
            <Button
              variant="outline"
              size="sm"
              aria-disabled={page === 0}
              onClick={() => setPage(Math.max(page - 1, 0))}
            >
              Previous
            </Button>
            <Button
              variant="outline"
              size="sm"
              aria-disabled={end >= found.length}
              onClick={() => setPage(end < found.length ? page + 1 : page)}
            >
              Next page
            </Button>
          </div>
        </div>
      )}
    </div>
  );
}

function useFound(people: readonly KnownPerson[], sought: string): readonly KnownPerson[] {
  const words = useDeferredValue(sought.trim().toLowerCase());
  return useMemo(() => {
    if (words === '') return people;
    const isFound = (name: string) => name.toLowerCase().includes(words);
    return people.filter(
      ({ knownAs, additions }) =>
        isFound(knownAs) || additions.some(({ imported }) => isFound(imported.contact.fullName)),
    );
  }, [people, words]);
}
