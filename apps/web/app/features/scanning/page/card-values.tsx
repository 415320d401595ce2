import type { Contact } from '@cardsift/contacts/contact';
import { cn } from '#app/components/ui/cn.ts';
import type { TracedField } from '#app/contact-book/editor/trace.tsx';
import type { ScannedContact } from '../engine/job.ts';
import { traceValue } from '../reading/traces.ts';

const VALUES: {
  field: TracedField;
  label: string;
  className: string;
  read(contact: Contact): string | undefined;
}[] = [
  { field: 'title', label: 'job title', className: '', read: ({ title }) => title },
  { field: 'org', label: 'organization', className: 'font-medium', read: ({ org }) => org },
  {
    field: 'email',
    label: 'e-mail',
    className: 'break-all text-muted-foreground',
    read: ({ emails }) => emails[0],
  },
  {
    field: 'phone',
    label: 'phone',
    className: 'text-muted-foreground',
    read: ({ phones }) => phones[0]?.number,
  },
];

interface CardValuesProps {
  scanned: ScannedContact;
  disabled: boolean;
  /** Told the lines that the value somebody points at stands on. */
  onLook(lines: readonly number[]): void;
  onEdit(line: number | null): void;
}

/** The main values of a contact; each leads to its field. */
export function CardValues({ scanned, disabled, onLook, onEdit }: CardValuesProps) {
  return VALUES.map(({ field, label, className, read }) => {
    const value = read(scanned.contact);
    if (!value) return null;
    const lines = traceValue(scanned.reading, field, value)?.lines ?? [];
    return (
      <button
        key={field}
        type="button"
        disabled={disabled}
        className={cn(
          'min-h-6 cursor-pointer self-start rounded-sm text-left text-sm focus-ring hover:underline disabled:cursor-default',
          className,
        )}
        onMouseEnter={() => onLook(lines)}
        onMouseLeave={() => onLook([])}
        onFocus={() => onLook(lines)}
        onBlur={() => onLook([])}
        onClick={() => onEdit(lines[0] ?? null)}
      >
        <span className="sr-only">Edit {label}: </span>
        <span>{value}</span>
      </button>
    );
  });
}
