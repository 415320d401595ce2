import { type ReactNode, useContext, useId, useState } from 'react';
import { type FieldPathByValue, useFormContext, useWatch } from 'react-hook-form';
import { Field } from '#app/components/ui/field.tsx';
import { KnownEvents } from '../meeting/known-events.tsx';
import type { ContactForm } from './contact-form.ts';
import { AddressFields, PhoneFields } from './list-fields.tsx';
import { type Trace, TraceBadge, type Traces } from './trace.tsx';
import { Looked, TracedValue, TracesContext } from './traced-value.tsx';

const SINGLE = [
  { name: 'fullName', label: 'Full Name', className: 'sm:col-span-2' },
  // A doubtful value has its line below it, which wants to be wide.
  { name: 'title', label: 'Job Title', className: 'sm:data-doubt:col-span-2' },
  { name: 'department', label: 'Department', className: 'sm:data-doubt:col-span-2' },
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
export function ContactFields() {
  return (
    <>
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        {SINGLE.map(({ name, label, className }) => (
          <TextField
            key={name}
            name={name}
            label={label}
            className={className}
            traceOf={(traces, value) => traces.traceValue(name, value)}
          />
        ))}
      </div>
      <OtherScriptFields />
      <AddressFields list="emails" legend="E-mail addresses" name="E-mail" field="email" />
      <PhoneFields />
      <TextField
        name="linkedinUrl"
        label="LinkedIn"
        inputMode="url"
        traceOf={(traces, value) => traces.traceValue('url', value)}
      />
      <AddressFields list="urls" legend="Websites" name="Website" field="url" />
      <PostalAddressFields />
      <TextField name="note" label="Notes" multiline />
    </>
  );
}

/** One value of several parts. */
function PostalAddressFields() {
  const traces = useContext(TracesContext);
  const { formState } = useFormContext<ContactForm>();
  const address = useWatch<ContactForm, 'address'>({ name: 'address' });
  const original = formState.defaultValues?.address as ContactForm['address'] | undefined;
  const trace = original && traces?.traceAddress(original);
  const parts = (
    <fieldset className="grid grid-cols-1 gap-4 sm:grid-cols-6">
      <legend className={trace ? 'mb-2 text-sm font-medium' : 'sr-only'}>
        Address {traces?.traceAddress(address) && trace && <TraceBadge trace={trace} />}
      </legend>
      {ADDRESS_PARTS.map(({ part, ...props }) => (
        <TextField key={part} name={`address.${part}`} {...props} />
      ))}
    </fieldset>
  );
  if (!traces || !trace) return parts;
  return (
    <Looked traces={traces} trace={trace}>
      {parts}
      {trace.unsure && traces.renderProof?.(trace)}
    </Looked>
  );
}

/** The parts that the reader of a card took the name apart into. */
export function NameParts() {
  return (
    <fieldset className="grid grid-cols-1 gap-4 sm:grid-cols-2">
      <legend className="mb-2 text-sm font-medium">Parts of the name</legend>
      {NAME_PARTS.map(([part, label]) => (
        <TextField key={part} name={`name.${part}`} label={label} />
      ))}
    </fieldset>
  );
}

const OTHER_SCRIPT = [
  ['fullName', 'Full name', 'sm:col-span-2'],
  ['title', 'Job title', 'sm:data-doubt:col-span-2'],
  ['department', 'Department', 'sm:data-doubt:col-span-2'],
  ['org', 'Organization', 'sm:col-span-2'],
] as const;

/** What the contact is called in a second script, and how the name is read; open where there is some. */
export function OtherScriptFields() {
  const { formState } = useFormContext<ContactForm>();
  const { otherScript, phonetic } = formState.defaultValues ?? {};
  const isFilled = [otherScript, phonetic].some((texts) =>
    Object.values(texts ?? {}).some((text) => text !== ''),
  );
  const [isOpen, setIsOpen] = useState(isFilled);
  return (
    <details
      open={isOpen}
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
      className="rounded-lg border border-border"
    >
      <summary className="cursor-pointer rounded-lg px-3 py-2 text-sm font-medium focus-ring">
        In another script
      </summary>
      {isOpen && (
        <fieldset className="grid grid-cols-1 gap-4 px-3 pt-1 pb-3 sm:grid-cols-2">
          <legend className="sr-only">In another script</legend>
          {OTHER_SCRIPT.map(([field, label, className]) => (
            <TextField
              key={field}
              name={`otherScript.${field}`}
              label={`${label} (other script)`}
              className={className}
              traceOf={(traces, value) => traces.traceValue(`otherScript.${field}`, value)}
            />
          ))}
          <TextField name="phonetic.family" label="Family name as read aloud" />
          <TextField name="phonetic.given" label="Given name as read aloud" />
        </fieldset>
      )}
    </details>
  );
}

/** Where the contact was met. */
export function MeetingFields() {
  const events = useId();
  return (
    <fieldset className="grid grid-cols-1 gap-4 sm:grid-cols-2">
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
  traceOf?(traces: Traces, value: string): Trace | null;
}

/** A text of the form, with its complaint and where it came from. */
export function TextField({
  name,
  className,
  traceOf = () => null,
  ...props
}: TextFieldProps): ReactNode {
  const { register, getFieldState, formState } = useFormContext<ContactForm>();
  return (
    <TracedValue name={name} traceOf={traceOf} className={className}>
      {(hint) => (
        <Field
          autoComplete="off"
          error={getFieldState(name, formState).error?.message}
          hint={hint}
          {...register(name)}
          {...props}
        />
      )}
    </TracedValue>
  );
}
