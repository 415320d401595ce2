import { useId } from 'react';
import type { FieldErrors, UseFormRegister } from 'react-hook-form';
import { Field } from '#app/components/ui/field.tsx';
import { Label } from '#app/components/ui/label.tsx';
import { Textarea } from '#app/components/ui/textarea.tsx';
import { type CardForm, FIELD_LABELS } from './card-form-schema.ts';

interface CardFormFieldsProps {
  register: UseFormRegister<CardForm>;
  errors: FieldErrors<CardForm>;
  readOnly: boolean;
}

/** Not of the type “email”: browsers rewrite what is typed there, and `größe.de` became another domain. */
const INPUTS = [
  { name: 'fullName', autoComplete: 'name', required: true },
  { name: 'title', autoComplete: 'organization-title' },
  { name: 'org', autoComplete: 'organization' },
  { name: 'email', autoComplete: 'email', inputMode: 'email' },
  { name: 'phone', autoComplete: 'tel', type: 'tel' },
] as const;

export function CardFormFields({ register, errors, readOnly }: CardFormFieldsProps) {
  const noteId = useId();
  const noteError = errors.note?.message;
  return (
    <>
      {INPUTS.map(({ name, ...input }) => (
        <Field
          key={name}
          label={FIELD_LABELS[name]}
          readOnly={readOnly}
          error={errors[name]?.message}
          hint={'required' in input && !readOnly ? 'Required' : undefined}
          {...input}
          {...register(name)}
        />
      ))}
      <div className="flex flex-col gap-1.5">
        <Label htmlFor={noteId}>{FIELD_LABELS.note}</Label>
        <Textarea
          id={noteId}
          readOnly={readOnly}
          aria-invalid={noteError !== undefined}
          aria-describedby={noteError && `${noteId}-error`}
          {...register('note')}
        />
        {noteError && (
          <p id={`${noteId}-error`} role="alert" className="text-sm text-destructive-text">
            {noteError}
          </p>
        )}
      </div>
    </>
  );
}
