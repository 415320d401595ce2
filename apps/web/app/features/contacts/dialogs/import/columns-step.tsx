import { COLUMN_FIELDS, type ColumnField } from '@cardsift/contacts/imported-table/column-fields';
import { useId } from 'react';
import type { Choices, OpenedTable } from './read-files/opened-files.ts';

interface ColumnsStepProps {
  tables: readonly OpenedTable[];
  choices: Choices;
  onChange(choices: Choices): void;
}

/** Asks which column of a table is what: with a guess, three values of each, and a choice for all. */
export function ColumnsStep({ tables, choices, onChange }: ColumnsStepProps) {
  return (
    <section aria-label="Which column is what?" className="grid gap-4">
      <div className="grid gap-1">
        <h3 className="font-semibold">Which column is what?</h3>
        <p className="text-sm text-muted-foreground">
          Correct what we guessed wrong. We remember it for files with the same columns.
        </p>
      </div>
      {tables.map(({ key, files, columns }) => (
        <div key={key} className="grid gap-2">
          <h4 className="text-sm font-medium wrap-anywhere">{files.join(', ')}</h4>
          <ul className="divide-y divide-border rounded-lg border border-border">
            {columns.map(({ header, samples }, index) => {
              if (samples.length === 0) return null;
              const fields = choices[key] ?? [];
              return (
                <ColumnRow
                  // biome-ignore lint/suspicious/noArrayIndexKey: the columns of a file never change
                  key={index}
                  name={header || `Column ${index + 1}`}
                  samples={samples}
                  field={fields[index] ?? 'keep'}
                  onChange={(field) => onChange({ ...choices, [key]: fields.with(index, field) })}
                />
              );
            })}
          </ul>
          <EmptyColumns count={columns.filter(({ samples }) => samples.length === 0).length} />
        </div>
      ))}
    </section>
  );
}

function EmptyColumns({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <p className="text-sm text-muted-foreground">
      {count === 1 ? '1 more column is' : `${count} more columns are`} empty.
    </p>
  );
}

interface ColumnRowProps {
  name: string;
  samples: readonly string[];
  field: ColumnField;
  onChange(field: ColumnField): void;
}

function ColumnRow({ name, samples, field, onChange }: ColumnRowProps) {
  const id = useId();
  return (
    <li className="grid grid-cols-1 items-center gap-2 px-3 py-2 sm:grid-cols-[1fr_14rem]">
      <div className="min-w-0 text-sm">
        <label htmlFor={id} className="font-medium wrap-anywhere">
          {name}
        </label>
        <p id={`${id}-samples`} className="truncate text-muted-foreground">
          {samples.map((sample) => sample.slice(0, LONGEST_SAMPLE)).join(' · ')}
        </p>
      </div>
      <select
        id={id}
        aria-describedby={`${id}-samples`}
        className="h-10 w-full rounded-lg border border-input bg-field px-2 text-sm focus-ring"
        value={field}
        onChange={(event) => onChange(event.target.value as ColumnField)}
      >
        {Object.entries(GROUPS).map(([label, fields]) => (
          <optgroup key={label} label={label}>
            {fields.map((one) => (
              <option key={one} value={one}>
                {COLUMN_FIELDS[one]}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
    </li>
  );
}

/** Characters; more is never seen on one line. */
const LONGEST_SAMPLE = 80;

const ALL = Object.keys(COLUMN_FIELDS) as ColumnField[];
const between = (first: ColumnField, last: ColumnField) =>
  ALL.slice(ALL.indexOf(first), ALL.indexOf(last) + 1);

/** The choices as people look for them. */
const GROUPS: Record<string, ColumnField[]> = {
  'No field': between('keep', 'skip'),
  Name: between('name', 'suffix'),
  Work: between('org', 'title'),
  'Ways to reach': between('email', 'url'),
  Address: between('address', 'address kind'),
  'Home address': between('home address', 'home country'),
  'Other address': between('other address', 'other country'),
  More: between('tags', 'own value'),
};
