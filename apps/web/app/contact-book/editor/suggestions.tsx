import type { PostalAddress } from '@cardsift/contacts/contact';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { Button } from '#app/components/ui/button.tsx';
import type { ContactForm } from './contact-form.ts';

/** What somebody says of a contact that was not read on its card. */
export interface SuggestedValue {
  field: SuggestedField;
  value: string;
  address?: PostalAddress;
  readBy: string;
}

const LABELS = {
  fullName: 'Full Name',
  title: 'Job Title',
  department: 'Department',
  org: 'Organization',
  tagline: 'Notes',
  email: 'E-mail',
  phone: 'Phone',
  url: 'Website',
  address: 'Address',
};
type SuggestedField = keyof typeof LABELS;

/** Suggestions above the fields they are for; one that is taken goes, and is in its field. */
export function Suggestions({ suggestions }: { suggestions: readonly SuggestedValue[] }) {
  const form = useFormContext<ContactForm>();
  const [taken, setTaken] = useState<readonly string[]>([]);
  const keyOf = ({ field, value }: SuggestedValue) => `${field} ${value}`;
  const left = suggestions.filter((suggestion) => !taken.includes(keyOf(suggestion)));
  const [first] = left;
  if (!first) return null;
  const take = (suggestion: SuggestedValue) => {
    setTaken([...taken, keyOf(suggestion)]);
    takeSuggestion(form, suggestion);
  };
  return (
    <section
      aria-label="Suggestions"
      className="flex flex-col gap-2 rounded-lg bg-secondary p-4 text-sm"
    >
      <p>Suggested by {first.readBy}, and not read on the card. Take what you know to be right.</p>
      <ul className="flex flex-col gap-2">
        {left.map((suggestion) => (
          <li key={keyOf(suggestion)} className="flex items-center justify-between gap-3">
            <span className="min-w-0 break-words">
              <span className="text-muted-foreground">{LABELS[suggestion.field]}: </span>
              {suggestion.value}
            </span>
            <Button
              variant="outline"
              size="sm"
              aria-label={`Use “${suggestion.value}” as ${LABELS[suggestion.field]}`}
              onClick={() => take(suggestion)}
            >
              Use
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function takeSuggestion(
  { getValues, setValue }: ReturnType<typeof useFormContext<ContactForm>>,
  { field, value, address }: SuggestedValue,
): void {
  const options = { shouldDirty: true };
  if (field === 'email') setValue('emails', [...getValues('emails'), { value }], options);
  else if (field === 'url') setValue('urls', [...getValues('urls'), { value }], options);
  else if (field === 'phone') {
    setValue('phones', [...getValues('phones'), { number: value, kinds: 'work' }], options);
  } else if (field === 'address') {
    if (address) setValue('address', address, options);
  } else if (field === 'tagline') {
    setValue('note', [getValues('note'), value].filter(Boolean).join('\n'), options);
  } else setValue(field, value, options);
}
