import {
  Select,
  SelectContent,
  SelectItem,
  SelectTrigger,
  SelectValue,
} from '#app/components/ui/select.tsx';

const KIND_NAMES: Record<string, string> = {
  work: 'Work',
  cell: 'Mobile',
  home: 'Home',
  fax: 'Fax',
  pager: 'Pager',
};
/** Radix knows no item without a value. */
const UNKNOWN = 'unknown';

interface PhoneKindSelectProps {
  label: string;
  /** Kinds joined by commas; empty when unknown. */
  value: string;
  onChange(value: string): void;
}

export function PhoneKindSelect({ label, value, onChange }: PhoneKindSelectProps) {
  const choices = new Set(['', ...Object.keys(KIND_NAMES), value]);
  return (
    <Select
      value={value === '' ? UNKNOWN : value}
      onValueChange={(chosen) => onChange(chosen === UNKNOWN ? '' : chosen)}
    >
      <SelectTrigger aria-label={label} className="w-32">
        <SelectValue />
      </SelectTrigger>
      <SelectContent>
        {[...choices].map((kinds) => (
          <SelectItem key={kinds} value={kinds === '' ? UNKNOWN : kinds}>
            {kinds === '' ? 'Any kind' : nameOf(kinds)}
          </SelectItem>
        ))}
      </SelectContent>
    </Select>
  );
}

function nameOf(kinds: string): string {
  return kinds
    .split(',')
    .map((kind) => KIND_NAMES[kind] ?? kind)
    .join(', ');
}
