import type { Contact } from '@cardsift/contacts/contact';
import { cn } from '#app/components/ui/cn.ts';
import type { TracedField } from '#app/contact-book/editor/trace.tsx';
import type { ScannedContact } from '../batch/job.ts';
import { traceValue } from '../reader-answer/traces.ts';

const VALUES: {
  field: TracedField;
  label: string;
  className: string;
  read(contact: Contact): (string | undefined)[];
}[] = [
  { field: 'title', label: 'job title', className: '', read: ({ title }) => [title] },
  { field: 'org', label: 'organization', className: 'font-medium', read: ({ org }) => [org] },
  {
    field: 'email',
    label: 'e-mail',
    className: 'break-all text-muted-foreground',
    read: ({ emails }) => emails,
  },
  {
    field: 'phone',
    label: 'phone',
    className: 'text-muted-foreground',
    read: ({ phones }) => phones.map(({ number }) => number),
  },
];

interface CardValuesProps {
  scanned: ScannedContact;
  disabled: boolean;
  /** Told the lines of the value that the pointer is on. */
  onLook(lines: readonly number[]): void;
  onEdit(line: number | null): void;
}

/** The main values of a contact, and others that are worth a look. Each leads to its field. */
export function CardValues({ scanned, disabled, onLook, onEdit }: CardValuesProps) {
  return listValues(scanned).map(({ field, label, className, value, lines }) => (
    <button
      key={`${field} ${value}`}
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
  ));
}

function listValues({ contact, reading, checked }: ScannedContact) {
  return VALUES.flatMap(({ read, ...about }) =>
    read(contact).flatMap((value, index) => {
      if (!value) return [];
      const trace = traceValue(reading, about.field, value);
      const isDoubtful = !checked && trace?.unsure === true;
      return index === 0 || isDoubtful ? [{ ...about, value, lines: trace?.lines ?? [] }] : [];
    }),
  );
}
