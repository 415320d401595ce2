import { RotateCcw, Trash2 } from 'lucide-react';
import { Checkbox } from '#app/components/ui/checkbox.tsx';
import type { DeletedContact } from '#app/contact-book/deleted-contacts-query.ts';
import { ChangeButton } from '../may-change.tsx';
import { nameOf } from '../name-of.ts';

interface DeletedRowProps {
  contact: DeletedContact;
  /** “Deleted 3 days ago · 27 days left”. */
  times: string;
  selected: boolean;
  onToggle(): void;
  onRestore(): void;
  onDelete(): void;
}

export function DeletedRow(props: DeletedRowProps) {
  const { contact, times, selected, onToggle, onRestore, onDelete } = props;
  const name = nameOf(contact);
  return (
    <li className="flex items-start gap-3 py-3">
      <Checkbox
        className="mt-0.5"
        checked={selected}
        onChange={onToggle}
        aria-label={`Select ${name}`}
      />
      <div className="flex min-w-0 flex-1 flex-col gap-2 sm:flex-row sm:items-center sm:justify-between">
        <div className="min-w-0 wrap-anywhere">
          <h3 className="font-medium">{name}</h3>
          {contact.org && <p className="text-sm text-muted-foreground">{contact.org}</p>}
          <p className="text-sm text-muted-foreground">{times}</p>
        </div>
        <div className="flex shrink-0 items-center gap-1">
          <ChangeButton
            variant="outline"
            size="sm"
            aria-label={`Restore ${name}`}
            onClick={onRestore}
          >
            <RotateCcw aria-hidden="true" />
            Restore
          </ChangeButton>
          <ChangeButton
            variant="ghost"
            size="icon-sm"
            aria-label={`Delete ${name} for good`}
            onClick={onDelete}
          >
            <Trash2 aria-hidden="true" />
          </ChangeButton>
        </div>
      </div>
    </li>
  );
}
