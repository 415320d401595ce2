import { Plus } from 'lucide-react';
import { Controller, useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { Button } from '#app/components/ui/button.tsx';
import { Field } from '#app/components/ui/field.tsx';
import type { ContactForm } from './contact-form.ts';
import { PhoneKindSelect } from './phone-kind-select.tsx';
import { RemovableRow } from './removable-row.tsx';
import { TraceBadge } from './trace-badge.tsx';
import type { Trace } from './trace-value.ts';

interface PhoneListProps {
  traceOf(number: string): Trace | null;
}

/** The numbers of a contact with what each reaches; the first one is the main one. */
export function PhoneList({ traceOf }: PhoneListProps) {
  const { control, register } = useFormContext<ContactForm>();
  const { fields, append, remove } = useFieldArray({ control, name: 'phones' });
  const phones = useWatch({ control, name: 'phones' });
  return (
    <div className="flex flex-col gap-3">
      {fields.map(({ id }, index) => {
        const label = fields.length > 1 ? `Phone ${index + 1}` : 'Phone';
        const trace = traceOf(phones[index]?.number ?? '');
        return (
          <RemovableRow key={id} name={`Phone ${index + 1}`} onRemove={() => remove(index)}>
            <div className="flex items-start gap-2">
              <div className="min-w-0 flex-1">
                <Field
                  label={label}
                  type="tel"
                  hint={trace && <TraceBadge trace={trace} />}
                  {...register(`phones.${index}.number`)}
                />
              </div>
              <div className="mt-6.5">
                <Controller
                  control={control}
                  name={`phones.${index}.kinds`}
                  render={({ field: { value, onChange } }) => (
                    <PhoneKindSelect label={`Kind of ${label}`} value={value} onChange={onChange} />
                  )}
                />
              </div>
            </div>
          </RemovableRow>
        );
      })}
      <Button
        variant="ghost"
        size="sm"
        className="self-start"
        onClick={() => append({ number: '', kinds: '' })}
      >
        <Plus aria-hidden="true" /> Add phone
      </Button>
    </div>
  );
}
