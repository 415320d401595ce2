import type { ContactRecord } from '@cardsift/contacts/contact-record';
import { parseHashtags } from '@cardsift/contacts/tags';
import { Tag } from 'lucide-react';
import { Badge } from '#app/components/ui/badge.tsx';

/** The hashtags found on the card and the tags given by the user. */
export function ContactTags({ contact }: { contact: ContactRecord }) {
  const hashtags = parseHashtags(contact.hashtags);
  if (hashtags.length + contact.tags.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-1.5" aria-label="Tags">
      {hashtags.map((hashtag) => (
        <li key={`#${hashtag}`} className="max-w-full">
          <Badge variant="secondary" className="max-w-full">
            <span className="truncate">#{hashtag}</span>
          </Badge>
        </li>
      ))}
      {contact.tags.map((tag) => (
        <li key={tag} className="max-w-full">
          <Badge variant="outline" className="max-w-full">
            <Tag aria-hidden="true" />
            <span className="truncate">{tag}</span>
          </Badge>
        </li>
      ))}
    </ul>
  );
}
