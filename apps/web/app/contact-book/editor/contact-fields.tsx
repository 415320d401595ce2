import { type ReactNode, useId } from 'react';
import { type FieldPathByValue, useFormContext, useWatch } from 'react-hook-form';
import { Field } from '#app/components/ui/field.tsx';
import { KnownEvents } from '../meeting/known-events.tsx';
import type { ContactForm } from './contact-form.ts';
import { AddressFields, PhoneFields } from './list-fields.tsx';
import { type Trace, TraceBadge, type Traces } from './trace.tsx';

const SINGLE = [
  { name: 'fullName', label: 'Full Name', className: 'sm:col-span-2' },
  { name: 'title', label: 'Job Title', className: '' },
  { name: 'department', label: 'Department', className: '' },
  { name: 'org', label: 'Organization', className: 'sm:col-span-2' },
] as const;
const ADDRESS_PARTS = [
  { part: 'street', label: 'Street', className: 'sm:col-span-6' },
  { part: 'postcode', label: 'Postcode', className: 'sm:col-span-2' },
  { part: 'city', label: 'City', className: 'sm:col-span-4' },
  { part: 'region', label: 'Region', className: 'sm:col-span-3' },
  { part: 'country', label: 'Country', className: 'sm:col-span-3' },
] as const;
const NAME_PARTS = [
  ['prefix', 'Prefix'],
  ['given', 'Given name'],
  ['additional', 'Middle names'],
  ['family', 'Family name'],
  ['suffix', 'Suffix'],
] as const;

/** What every contact has, each value with where it came from when that is known. */
export function ContactFields({ traces }: { traces: Traces | null }) {
  const values = useWatch<ContactForm, ['fullName', 'title', 'department', 'org', 'linkedinUrl']>({
    name: ['fullName', 'title', 'department', 'org', 'linkedinUrl'],
  });
  const address = useWatch<ContactForm, 'address'>({ name: 'address' });
  const traceUrl = (url: string) => traces?.traceValue('url', url) ?? null;
  const addressTrace = traces?.traceAddress(address);
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        {SINGLE.map(({ name, label, className }, index) => (
          <TextField
            key={name}
            name={name}
            label={label}
            className={className}
            trace={traces?.traceValue(name, values[index] ?? '')}
          />
        ))}
      </div>
      <AddressFields
        list="emails"
        legend="E-mail addresses"
        name="E-mail"
        inputMode="email"
        traceOf={(value) => traces?.traceValue('email', value) ?? null}
      />
      <PhoneFields traceOf={(number) => traces?.traceValue('phone', number) ?? null} />
      <TextField
        name="linkedinUrl"
        label="LinkedIn"
        inputMode="url"
        trace={traceUrl(values[4] ?? '')}
      />
      <AddressFields
        list="urls"
        legend="Websites"
        name="Website"
        inputMode="url"
        traceOf={traceUrl}
      />
      <fieldset className="grid gap-4 sm:grid-cols-6">
        <legend className={addressTrace ? 'mb-2 text-sm font-medium' : 'sr-only'}>
          Address {addressTrace && <TraceBadge trace={addressTrace} />}
        </legend>
        {ADDRESS_PARTS.map(({ part, ...props }) => (
          <TextField key={part} name={`address.${part}`} {...props} />
        ))}
      </fieldset>
      <TextField name="note" label="Notes" multiline />
    </>
  );
}

/** The parts that the reader of a card took the name apart into. */
export function NameParts() {
  return (
    <fieldset className="grid gap-4 sm:grid-cols-2">
      <legend className="mb-2 text-sm font-medium">Parts of the name</legend>
      {NAME_PARTS.map(([part, label]) => (
        <TextField key={part} name={`name.${part}`} label={label} />
      ))}
    </fieldset>
  );
}

/** Where the contact was met. */
export function MeetingFields() {
  const events = useId();
  return (
    <fieldset className="grid gap-4 sm:grid-cols-2">
      <legend className="mb-2 text-sm font-medium">Met at</legend>
      <TextField name="met.event" label="Event" className="sm:col-span-2" list={events} />
      <KnownEvents id={events} />
      <TextField name="met.place" label="Place" />
      <TextField name="met.day" label="Day" type="date" />
    </fieldset>
  );
}

interface TextFieldProps {
  name: FieldPathByValue<ContactForm, string>;
  label: string;
  className?: string;
  inputMode?: 'url';
  multiline?: boolean;
  type?: 'date';
  /** The id of a list of suggestions. */
  list?: string;
  trace?: Trace | null;
}

/** A text of the form, with its complaint and where it came from. */
export function TextField({ name, trace, ...props }: TextFieldProps): ReactNode {
  const { register, getFieldState, formState } = useFormContext<ContactForm>();
  return (
    <Field
      autoComplete="off"
      error={getFieldState(name, formState).error?.message}
      hint={trace && <TraceBadge trace={trace} />}
      {...register(name)}
      {...props}
    />
  );
}
