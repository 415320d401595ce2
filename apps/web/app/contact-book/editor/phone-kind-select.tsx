import { type ComponentProps, useId } from 'react';
import { Label } from '#app/components/ui/label.tsx';
import { KIND_NAMES, namePhoneKinds } from './phone-kinds.ts';

interface PhoneKindSelectProps extends ComponentProps<'select'> {
  label: string;
  /** Joined by commas, as the number has them at first; an unusual mix stays a choice. */
  kinds: string;
}

/** What a number reaches. */
export function PhoneKindSelect({ label, kinds, ...props }: PhoneKindSelectProps) {
  const id = useId();
  const choices = new Set(['', ...Object.keys(KIND_NAMES), kinds]);
  return (
    <div className="grid content-start gap-1.5">
      <Label htmlFor={id} className="truncate">
        <span className="sr-only">{label}</span>
        <span aria-hidden="true">Kind</span>
      </Label>
      <select
        id={id}
        className="h-10 w-full rounded-lg border border-input bg-field px-2 text-sm focus-ring"
        {...props}
      >
        {[...choices].map((choice) => (
          <option key={choice} value={choice}>
            {namePhoneKinds(choice) || 'Any'}
          </option>
        ))}
      </select>
    </div>
  );
}
