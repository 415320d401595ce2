import type { ContactRecord } from '@cardsift/contacts/contact-record';
import { parseHashtags } from '@cardsift/contacts/tags';
import { Tag } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge } from '#app/components/ui/badge.tsx';
import { FoundText } from './found-text.tsx';

interface ContactTagsProps {
  contact: ContactRecord;
  onChoose(tag: string): void;
}

/** The hashtags found on the card and the tags given by the user. Choosing one shows all its contacts. */
export function ContactTags({ contact, onChoose }: ContactTagsProps) {
  const hashtags = parseHashtags(contact.hashtags);
  if (hashtags.length + contact.tags.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-1.5" aria-label="Tags">
      {hashtags.map((hashtag) => (
        <TagChip key={`#${hashtag}`} variant="secondary" onChoose={() => onChoose(hashtag)}>
          <span className="truncate">
            #<FoundText>{hashtag}</FoundText>
          </span>
        </TagChip>
      ))}
      {contact.tags.map((tag) => (
        <TagChip key={tag} variant="outline" onChoose={() => onChoose(tag)}>
          <Tag aria-hidden="true" />
          <span className="truncate">
            <FoundText>{tag}</FoundText>
          </span>
        </TagChip>
      ))}
    </ul>
  );
}

interface TagChipProps {
  variant: 'secondary' | 'outline';
  onChoose(): void;
  children: ReactNode;
}

function TagChip({ variant, onChoose, children }: TagChipProps) {
  return (
    <li className="max-w-full">
      <button
        type="button"
        className="flex max-w-full cursor-pointer rounded-full focus-ring hover:opacity-80"
        title="Show all contacts with this tag"
        onClick={onChoose}
      >
        <Badge variant={variant} className="min-h-6 max-w-full">
          {children}
        </Badge>
      </button>
    </li>
  );
}
