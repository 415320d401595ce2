import { useId } from 'react';
import { type Control, useController, useWatch } from 'react-hook-form';
import { Field } from '#app/components/ui/field.tsx';
import type { CardForm, CardName } from './card-form-schema.ts';
import { isSplit, splitCardName } from './split-card-name.ts';

const PARTS: { part: keyof CardName; label: string; autoComplete: string }[] = [
  { part: 'prefix', label: 'Prefix', autoComplete: 'honorific-prefix' },
  { part: 'given', label: 'First name', autoComplete: 'given-name' },
  { part: 'family', label: 'Last name', autoComplete: 'family-name' },
];

interface NamePartsProps {
  control: Control<CardForm>;
  readOnly: boolean;
}

/** The parts of the full name in an address book: split by us, until somebody corrects them. */
export function NameParts({ control, readOnly }: NamePartsProps) {
  const id = useId();
  const fullName = useWatch({ control, name: 'fullName' }) ?? '';
  const { field } = useController({ control, name: 'name' });
  const split = splitCardName(fullName);
  const name = field.value ?? split;
  const change = (part: keyof CardName, value: string) => {
    const changed = { ...name, [part]: value };
    field.onChange(isSplit(fullName, changed) ? undefined : changed);
  };
  if (fullName.trim() === '') return null;
  const summary = PARTS.flatMap(({ part, label }) =>
    name[part].trim() === '' ? [] : `${label}: ${name[part]}`,
  ).join(', ');
  return (
    <details className="group rounded-lg border border-border">
      <summary
        id={id}
        className="cursor-pointer rounded-lg px-3 py-2 text-sm text-muted-foreground focus-ring"
      >
        <span className="font-medium text-foreground">Parts of the name</span>
        <span className="block wrap-anywhere group-open:hidden">{summary}</span>
      </summary>
      <div className="grid grid-cols-1 gap-3 px-3 pb-3 sm:grid-cols-[6rem_1fr_1fr]">
        {PARTS.map(({ part, ...input }) => (
          <Field
            key={part}
            {...input}
            readOnly={readOnly}
            value={name[part]}
            onChange={(event) => change(part, event.target.value)}
          />
        ))}
        <p className="text-sm text-muted-foreground sm:col-span-3">
          Address books sort by the last name. Another full name is split anew.
        </p>
      </div>
    </details>
  );
}
