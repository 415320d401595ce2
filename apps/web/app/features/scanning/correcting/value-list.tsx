import { Plus } from 'lucide-react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { Button } from '#app/components/ui/button.tsx';
import { Field } from '#app/components/ui/field.tsx';
import type { ContactForm } from './contact-form.ts';
import { RemovableRow } from './removable-row.tsx';
import { TraceBadge } from './trace-badge.tsx';
import type { Trace } from './trace-value.ts';

interface ValueListProps {
  list: 'emails' | 'urls';
  /** What one value is called. */
  label: string;
  type: 'email' | 'url';
  traceOf(value: string): Trace | null;
}

/** The e-mail or web addresses of a contact; the first one is the main one. */
export function ValueList({ list, label, type, traceOf }: ValueListProps) {
  const { control, register, formState } = useFormContext<ContactForm>();
  const { fields, append, remove } = useFieldArray({ control, name: list });
  const values = useWatch({ control, name: list });
  return (
    <div className="flex flex-col gap-3">
      {fields.map(({ id }, index) => {
        const trace = traceOf(values[index]?.value ?? '');
        return (
          <RemovableRow key={id} name={`${label} ${index + 1}`} onRemove={() => remove(index)}>
            <Field
              label={fields.length > 1 ? `${label} ${index + 1}` : label}
              inputMode={type}
              error={formState.errors[list]?.[index]?.value?.message}
              hint={trace && <TraceBadge trace={trace} />}
              {...register(`${list}.${index}.value`)}
            />
          </RemovableRow>
        );
      })}
      <Button
        variant="ghost"
        size="sm"
        className="self-start"
        onClick={() => append({ value: '' })}
      >
        <Plus aria-hidden="true" /> Add {label.toLowerCase()}
      </Button>
    </div>
  );
}
