import { Plus, X } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  type Control,
  type FieldErrors,
  type UseFormRegister,
  useFieldArray,
} from 'react-hook-form';
import { Button } from '#app/components/ui/button.tsx';
import type { ContactForm } from './contact-form.ts';
import { PhoneKindSelect } from './phone-kind-select.tsx';
import { TextField } from './text-field.tsx';

interface ListFieldsProps<Name extends 'emails' | 'phones' | 'urls'> {
  control: Control<ContactForm>;
  register: UseFormRegister<ContactForm>;
  errors: FieldErrors<ContactForm>[Name];
}

/** The e-mail addresses of the form. */
export function EmailFields({ control, register, errors }: ListFieldsProps<'emails'>) {
  const { fields, append, remove } = useFieldArray({ control, name: 'emails' });
  return (
    <ListOf legend="E-mail addresses" addLabel="Add e-mail" onAdd={() => append({ value: '' })}>
      {fields.map((field, index) => (
        <Row key={field.id} label={`Remove e-mail ${index + 1}`} onRemove={() => remove(index)}>
          <TextField
            label={`E-mail ${index + 1}`}
            inputMode="email"
            error={errors?.[index]?.value}
            {...register(`emails.${index}.value`)}
          />
        </Row>
      ))}
    </ListOf>
  );
}

/** The phone numbers of the form, each with what it reaches. */
export function PhoneFields({ control, register, errors }: ListFieldsProps<'phones'>) {
  const { fields, append, remove } = useFieldArray({ control, name: 'phones' });
  return (
    <ListOf
      legend="Phone numbers"
      addLabel="Add phone"
      onAdd={() => append({ number: '', kinds: '' })}
    >
      {fields.map((field, index) => (
        <Row key={field.id} label={`Remove phone ${index + 1}`} onRemove={() => remove(index)}>
          <div className="grid gap-2 sm:grid-cols-[minmax(0,1fr)_8rem]">
            <TextField
              label={`Phone ${index + 1}`}
              inputMode="tel"
              error={errors?.[index]?.number}
              {...register(`phones.${index}.number`)}
            />
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

/** The web addresses of the form, without the LinkedIn profile. */
export function UrlFields({ control, register, errors }: ListFieldsProps<'urls'>) {
  const { fields, append, remove } = useFieldArray({ control, name: 'urls' });
  return (
    <ListOf legend="Websites" addLabel="Add website" onAdd={() => append({ value: '' })}>
      {fields.map((field, index) => (
        <Row key={field.id} label={`Remove website ${index + 1}`} onRemove={() => remove(index)}>
          <TextField
            label={`Website ${index + 1}`}
            inputMode="url"
            error={errors?.[index]?.value}
            {...register(`urls.${index}.value`)}
          />
        </Row>
      ))}
    </ListOf>
  );
}

interface ListOfProps {
  legend: string;
  addLabel: string;
  onAdd(): void;
  children: ReactNode;
}

function ListOf({ legend, addLabel, onAdd, children }: ListOfProps) {
  return (
    <fieldset className="grid gap-3">
      <legend className="sr-only">{legend}</legend>
      {children}
      <Button variant="ghost" size="sm" className="justify-self-start" onClick={onAdd}>
        <Plus aria-hidden="true" />
        {addLabel}
      </Button>
    </fieldset>
  );
}

interface RowProps {
  label: string;
  onRemove(): void;
  children: ReactNode;
}

function Row({ label, onRemove, children }: RowProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-2">
      {children}
      <Button variant="ghost" size="icon" className="mt-6.5" aria-label={label} onClick={onRemove}>
        <X aria-hidden="true" />
      </Button>
    </div>
  );
}
