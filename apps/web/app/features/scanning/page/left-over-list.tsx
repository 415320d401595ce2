import type { Contact } from '@cardsift/contacts/contact';
import { ChevronDown, Plus } from 'lucide-react';
import { Button } from '#app/components/ui/button.tsx';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '#app/components/ui/dropdown-menu.tsx';
import type { ExtractedContact } from '../reader-answer/extracted-contact.ts';
import {
  type AssignableField,
  addText,
  FIELD_NAMES,
  findLeftOverTexts,
  guessField,
} from '../reader-answer/left-over-texts.ts';

interface LeftOverListProps {
  extracted: ExtractedContact;
  disabled: boolean;
  onAssigned(contact: Contact): void;
}

/** What else stands on the card: one tap puts a text into the field it looks like. */
export function LeftOverList({ extracted, disabled, onAssigned }: LeftOverListProps) {
  const texts = findLeftOverTexts(extracted);
  if (texts.length === 0) return null;
  const assign = (text: string, field: AssignableField) =>
    onAssigned(addText(extracted.contact, text, field));
  return (
    <div className="flex flex-col gap-1.5">
      <p className="text-xs text-muted-foreground">Also on the card</p>
      <ul
        aria-label={`Also on the card of ${extracted.contact.fullName}`}
        className="flex flex-wrap gap-2"
      >
        {texts.map((text) => {
          const guess = guessField(text);
          return (
            <li key={text} className="flex max-w-full items-center rounded-md bg-secondary">
              <Button
                variant="ghost"
                size="sm"
                className="min-w-0 shrink"
                disabled={disabled}
                aria-label={`Add “${text}” to ${FIELD_NAMES[guess]}`}
                onClick={() => assign(text, guess)}
              >
                <Plus aria-hidden="true" />
                <span className="truncate">{text}</span>
              </Button>
              <FieldMenu text={text} disabled={disabled} onPick={(field) => assign(text, field)} />
            </li>
          );
        })}
      </ul>
    </div>
  );
}

interface FieldMenuProps {
  text: string;
  disabled: boolean;
  onPick(field: AssignableField): void;
}

function FieldMenu({ text, disabled, onPick }: FieldMenuProps) {
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button
          variant="ghost"
          size="icon-sm"
          disabled={disabled}
          aria-label={`Choose a field for “${text}”`}
        >
          <ChevronDown aria-hidden="true" />
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        {(Object.keys(FIELD_NAMES) as AssignableField[]).map((field) => (
          <DropdownMenuItem key={field} onSelect={() => onPick(field)}>
            {FIELD_NAMES[field]}
          </DropdownMenuItem>
        ))}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
