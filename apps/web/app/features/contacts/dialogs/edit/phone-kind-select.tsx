import { type ComponentProps, useId } from 'react';
import { Label } from '#app/components/ui/label.tsx';

const KINDS: [string, string][] = [
  ['', 'Any'],
  ['work', 'Work'],
  ['cell', 'Mobile'],
  ['home', 'Home'],
  ['fax', 'Fax'],
  ['work,fax', 'Work fax'],
  ['pager', 'Pager'],
];

interface PhoneKindSelectProps extends ComponentProps<'select'> {
  label: string;
  /** What the number is at first; kept as a choice when it is an unusual mix. */
  kinds: string;
}

export function PhoneKindSelect({ label, kinds, ...props }: PhoneKindSelectProps) {
  const id = useId();
  const usual = KINDS.some(([value]) => value === kinds);
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
        {KINDS.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
        {!usual && <option value={kinds}>{kinds.replaceAll(',', ', ')}</option>}
      </select>
    </div>
  );
}
