import { useId } from 'react';
import {
  type Control,
  type FieldErrors,
  type UseFormRegister,
  type UseFormSetValue,
  useWatch,
} from 'react-hook-form';
import { Field } from '#app/components/ui/field.tsx';
import { Label } from '#app/components/ui/label.tsx';
import { Textarea } from '#app/components/ui/textarea.tsx';
import { type CardForm, FIELD_LABELS } from './card-form-schema.ts';
import { NameParts } from './name-parts.tsx';

interface CardFormFieldsProps {
  control: Control<CardForm>;
  register: UseFormRegister<CardForm>;
  setValue: UseFormSetValue<CardForm>;
  errors: FieldErrors<CardForm>;
  readOnly: boolean;
}

/** Not of the type “email”: browsers rewrite what is typed there, and `größe.de` became another domain. */
const INPUTS = [
  { name: 'title', autoComplete: 'organization-title' },
  { name: 'org', autoComplete: 'organization' },
  { name: 'email', autoComplete: 'email', inputMode: 'email' },
  { name: 'phone', autoComplete: 'tel', type: 'tel' },
] as const;

export function CardFormFields({
  control,
  register,
  setValue,
  errors,
  readOnly,
}: CardFormFieldsProps) {
  const noteId = useId();
  const otherName = useWatch({ control, name: 'otherName' })?.trim() ?? '';
  const noteError = errors.note?.message;
  return (
    <>
      <Field
        label={FIELD_LABELS.fullName}
        autoComplete="name"
        required
        readOnly={readOnly}
        error={errors.fullName?.message}
        hint={readOnly ? undefined : 'Required'}
        // Corrected parts are those of the name that was there.
        {...register('fullName', { onChange: () => setValue('name', undefined) })}
      />
      {/* Who has one name needs no empty field to look at on the finished card. */}
      {!(readOnly && otherName === '') && (
        <Field
          label="Name in another script"
          autoComplete="off"
          readOnly={readOnly}
          error={errors.otherName?.message}
          hint={readOnly ? undefined : 'If you have one: 山田 太郎'}
          {...register('otherName')}
        />
      )}
      <NameParts control={control} readOnly={readOnly} />
      {INPUTS.map(({ name, ...input }) => (
        <Field
          key={name}
          label={FIELD_LABELS[name]}
          readOnly={readOnly}
          error={errors[name]?.message}
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
