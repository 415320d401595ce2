import { Plus, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { Button } from '#app/components/ui/button.tsx';
import { Field } from '#app/components/ui/field.tsx';
import type { ContactForm } from './contact-form.ts';
import { PhoneKindSelect } from './phone-kind-select.tsx';
import { TracedValue } from './traced-value.tsx';

interface AddressFieldsProps {
  list: 'emails' | 'urls';
  /** What all are called, and what one is. */
  legend: string;
  name: string;
  field: 'email' | 'url';
}

/** The e-mail or web addresses of the form. */
export function AddressFields({ list, legend, name, field }: AddressFieldsProps) {
  const { control, register, formState } = useFormContext<ContactForm>();
  const { fields, append, remove } = useFieldArray({ control, name: list });
  return (
    <ListOf legend={legend} name={name} onAdd={() => append({ value: '' })}>
      {fields.map(({ id }, index) => (
        <Row key={id} name={`${name} ${index + 1}`} onRemove={() => remove(index)}>
          <TracedValue
            name={`${list}.${index}.value`}
            traceOf={(traces, value) => traces.traceValue(field, value)}
          >
            {(hint) => (
              <Field
                label={`${name} ${index + 1}`}
                inputMode={field}
                autoComplete="off"
                error={formState.errors[list]?.[index]?.value?.message}
                hint={hint}
                {...register(`${list}.${index}.value`)}
              />
            )}
          </TracedValue>
        </Row>
      ))}
    </ListOf>
  );
}

/** The phone numbers of the form, each with what it reaches. */
export function PhoneFields() {
  const { control, register, formState } = useFormContext<ContactForm>();
  const { fields, append, remove } = useFieldArray({ control, name: 'phones' });
  return (
    <ListOf legend="Phone numbers" name="Phone" onAdd={() => append({ number: '', kinds: '' })}>
      {fields.map((field, index) => (
        <Row key={field.id} name={`Phone ${index + 1}`} onRemove={() => remove(index)}>
          <div className="grid grid-cols-[minmax(0,1fr)] gap-2 sm:grid-cols-[minmax(0,1fr)_8rem]">
            <TracedValue
              name={`phones.${index}.number`}
              traceOf={(traces, value) => traces.traceValue('phone', value)}
            >
              {(hint) => (
                <Field
                  label={`Phone ${index + 1}`}
                  inputMode="tel"
                  autoComplete="off"
                  error={formState.errors.phones?.[index]?.number?.message}
                  hint={hint}
                  {...register(`phones.${index}.number`)}
                />
              )}
            </TracedValue>
            <PhoneKindSelect
              label={`Kind of phone ${index + 1}`}
              kinds={field.kinds}
              {...register(`phones.${index}.kinds`)}
            />
          </div>
        </Row>
      ))}
    </ListOf>
  );
}

interface ListOfProps {
  legend: string;
  name: string;
  onAdd(): void;
  children: ReactNode;
}

function ListOf({ legend, name, onAdd, children }: ListOfProps) {
  return (
    <fieldset className="grid gap-3">
      <legend className="sr-only">{legend}</legend>
      {children}
      <Button variant="ghost" size="sm" className="justify-self-start" onClick={onAdd}>
        <Plus aria-hidden="true" />
        Add {name.toLowerCase()}
      </Button>
    </fieldset>
  );
}

interface RowProps {
  name: string;
  onRemove(): void;
  children: ReactNode;
}

function Row({ name, onRemove, children }: RowProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-2">
      {children}
      <Button
        variant="ghost"
        size="icon"
        className="mt-6.5"
        aria-label={`Remove ${name.toLowerCase()}`}
        onClick={onRemove}
      >
        <X aria-hidden="true" />
      </Button>
    </div>
  );
}
