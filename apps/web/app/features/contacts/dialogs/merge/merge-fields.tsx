import type { ContactRecord } from '@cardsift/contacts/contact-record';
import {
  MERGE_FIELDS,
  type MergeChoice,
  type MergeChoices,
  type MergeField,
} from '@cardsift/contacts/merge/merge-records';
import { useId } from 'react';
import { cn } from '#app/components/ui/cn.ts';

const LABELS: Record<MergeField, string> = {
  full_name: 'Name',
  email: 'Email',
  phone: 'Phone',
  org: 'Organization',
  title: 'Title',
  notes: 'Notes',
  linkedin_url: 'LinkedIn',
};

interface MergeFieldsProps {
  first: ContactRecord;
  second: ContactRecord;
  choices: MergeChoices;
  onChoose(field: MergeField, choice: MergeChoice): void;
}

/** The fields of two contacts side by side; where they agree there is nothing to choose. */
export function MergeFields({ first, second, choices, onChoose }: MergeFieldsProps) {
  const group = useId();
  const fields = MERGE_FIELDS.filter((field) => first[field] || second[field]);
  return (
    <div className="grid gap-3">
      {fields.map((field) => {
        const options = listOptions(field, first, second);
        return (
          <fieldset key={field} className="grid gap-1.5">
            <legend className="mb-1.5 text-sm font-medium">{LABELS[field]}</legend>
            <div className="grid grid-cols-1 gap-2 sm:grid-cols-2">
              {options.map(({ choice, text }) => (
                <label
                  key={choice}
                  className={cn(
                    'flex items-start gap-2 rounded-lg border border-border px-3 py-2 text-sm',
                    options.length > 1 && 'cursor-pointer hover:bg-secondary',
                    (options.length === 1 || choices[field] === choice) &&
                      'border-primary bg-primary-soft',
                  )}
                >
                  <input
                    type="radio"
                    name={`${group}-${field}`}
                    className="mt-0.5 size-4 shrink-0 accent-primary"
                    checked={options.length === 1 || choices[field] === choice}
                    onChange={() => onChoose(field, choice)}
                  />
                  <span className="min-w-0 whitespace-pre-line wrap-anywhere">{text}</span>
                </label>
              ))}
            </div>
          </fieldset>
        );
      })}
    </div>
  );
}

function listOptions(field: MergeField, first: ContactRecord, second: ContactRecord) {
  const [a, b] = [first[field]?.trim() ?? '', second[field]?.trim() ?? ''];
  const options: { choice: MergeChoice; text: string }[] = [
    { choice: 'first', text: a },
    { choice: 'second', text: b },
  ];
  const different = options.filter(({ text }, index) => text !== '' && (index === 0 || text !== a));
  return field === 'notes' && different.length > 1
    ? [...different, { choice: 'both' as const, text: 'Both' }]
    : different;
}
