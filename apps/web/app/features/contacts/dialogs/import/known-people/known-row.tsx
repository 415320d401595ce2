import type { KnownChoice, KnownPerson } from '@cardsift/contacts/import/import-plan';
import { useId } from 'react';
import { choiceOf, type KnownChoices } from './known-choices.ts';

const CHOICES: Record<KnownChoice, string> = {
  update: 'Update',
  both: 'Keep both',
  skip: 'Skip',
};

interface KnownRowProps {
  person: KnownPerson;
  choices: KnownChoices;
  onChoose(choice: KnownChoice): void;
}

/** Somebody who is known, what files say anew, and what becomes of it. */
export function KnownRow({ person, choices, onChoose }: KnownRowProps) {
  const id = useId();
  const { knownAs, hasOtherName, news, target, additions } = person;
  const contact = additions[0]?.imported.contact;
  const facts = hasOtherName
    ? [contact?.org, contact?.emails[0], contact?.phones[0]?.number].filter(Boolean).join(' · ')
    : `New: ${news.join(' · ')}`;
  return (
    <li className="grid grid-cols-1 items-center gap-2 px-3 py-2 sm:grid-cols-[1fr_9rem]">
      <div className="min-w-0">
        <label htmlFor={id} className="font-medium wrap-anywhere">
          {hasOtherName ? contact?.fullName : knownAs}
        </label>
        {(hasOtherName || 'fresh' in target) && (
          <p className="text-warning wrap-anywhere">
            {hasOtherName
              ? `May be another person than ${knownAs}.`
              : `Stands ${additions.length + 1} times in your files.`}
          </p>
        )}
        <p id={`${id}-news`} className="line-clamp-2 text-muted-foreground wrap-anywhere">
          {facts}
        </p>
      </div>
      <select
        id={id}
        aria-describedby={`${id}-news`}
        className="h-10 w-full rounded-lg border border-input bg-field px-2 text-sm focus-ring"
        value={choiceOf(person, choices)}
        onChange={(event) => onChoose(event.target.value as KnownChoice)}
      >
        {Object.entries(CHOICES).map(([choice, text]) => (
          <option key={choice} value={choice}>
            {text}
          </option>
        ))}
      </select>
    </li>
  );
}
