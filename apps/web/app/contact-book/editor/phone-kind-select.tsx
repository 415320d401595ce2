import { type ComponentProps, useId } from 'react';
import { Label } from '#app/components/ui/label.tsx';

const KIND_NAMES: Record<string, string> = {
  work: 'Work',
  cell: 'Mobile',
  home: 'Home',
  fax: 'Fax',
  'work,fax': 'Work fax',
  pager: 'Pager',
};

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
            {nameKinds(choice)}
          </option>
        ))}
      </select>
    </div>
  );
}

function nameKinds(kinds: string): string {
  if (kinds === '') return 'Any';
  const parts = kinds.split(',').map((kind) => KIND_NAMES[kind] ?? kind);
  return KIND_NAMES[kinds] ?? parts.join(', ');
}
