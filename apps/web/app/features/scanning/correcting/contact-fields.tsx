import type { CardReading } from '@cardsift/card-reader/reading';
import { useId } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { Field } from '#app/components/ui/field.tsx';
import { Label } from '#app/components/ui/label.tsx';
import { Textarea } from '#app/components/ui/textarea.tsx';
import type { ContactForm } from './contact-form.ts';
import { PhoneList } from './phone-list.tsx';
import { TraceBadge } from './trace-badge.tsx';
import { traceAddress, traceValue } from './trace-value.ts';
import { ValueList } from './value-list.tsx';

const SINGLE = [
  ['fullName', 'Name'],
  ['title', 'Job Title'],
  ['department', 'Department'],
  ['org', 'Organization'],
] as const;
const NAME_PARTS = [
  ['prefix', 'Prefix'],
  ['given', 'Given name'],
  ['additional', 'Middle names'],
  ['family', 'Family name'],
  ['suffix', 'Suffix'],
] as const;
const ADDRESS_PARTS = [
  ['street', 'Street'],
  ['postcode', 'Postcode'],
  ['city', 'City'],
  ['region', 'Region'],
  ['country', 'Country'],
] as const;

/** Every field of a contact, each with where its value came from. */
export function ContactFields({ reading }: { reading: CardReading | null }) {
  const { control, register, formState } = useFormContext<ContactForm>();
  const [fullName, title, department, org, address] = useWatch({
    control,
    name: ['fullName', 'title', 'department', 'org', 'address'],
  });
  const values = { fullName, title, department, org };
  const addressTrace = traceAddress(reading, address);
  const noteId = useId();
  return (
    <>
      {SINGLE.map(([name, label]) => {
        const trace = traceValue(reading, name, values[name]);
        return (
          <Field
            key={name}
            label={label}
            error={formState.errors[name]?.message}
            hint={trace && <TraceBadge trace={trace} />}
            {...register(name)}
          />
        );
      })}
      <ValueList
        list="emails"
        label="Email"
        type="email"
        traceOf={(value) => traceValue(reading, 'email', value)}
      />
      <PhoneList traceOf={(number) => traceValue(reading, 'phone', number)} />
      <ValueList
        list="urls"
        label="Website"
        type="url"
        traceOf={(value) => traceValue(reading, 'url', value)}
      />
      <fieldset className="grid gap-3 sm:grid-cols-2">
        <legend className="mb-2 font-medium">
          Address {addressTrace && <TraceBadge trace={addressTrace} />}
        </legend>
        {ADDRESS_PARTS.map(([part, label]) => (
          <Field key={part} label={label} {...register(`address.${part}`)} />
        ))}
      </fieldset>
      <div className="flex flex-col gap-1.5">
        <Label htmlFor={noteId}>Notes</Label>
        <Textarea id={noteId} {...register('note')} />
      </div>
      <Field label="Hashtags" hint="Separated by commas" {...register('hashtags')} />
      <fieldset className="grid gap-3 sm:grid-cols-2">
        <legend className="mb-2 font-medium">Parts of the name</legend>
        {NAME_PARTS.map(([part, label]) => (
          <Field key={part} label={label} {...register(`name.${part}`)} />
        ))}
      </fieldset>
    </>
  );
}
