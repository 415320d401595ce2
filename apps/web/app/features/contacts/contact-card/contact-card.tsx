import { type ContactRecord, otherNameOf } from '@cardsift/contacts/contact-record';
import {
  Building2,
  Check,
  Download,
  type LucideIcon,
  Mail,
  Pencil,
  Phone,
  Trash2,
} from 'lucide-react';
import { memo } from 'react';
import { Badge } from '#app/components/ui/badge.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { Card } from '#app/components/ui/card.tsx';
import { Checkbox } from '#app/components/ui/checkbox.tsx';
import { cn } from '#app/components/ui/cn.ts';
import { downloadVcard } from '../export/download-contacts.ts';
import { formatDay } from '../format-day.ts';
import { ChangeButton } from '../may-change.tsx';
import { nameOf } from '../name-of.ts';
import { ContactLink } from './contact-link.tsx';
import { ContactTags } from './contact-tags.tsx';
import { FoundText } from './found-text.tsx';
import { LinkedinPart } from './linkedin-part.tsx';
import { MeetingLine } from './meeting-line.tsx';

/** What a card can ask its page to do; the object never changes, so that cards need not be redrawn. */
export interface CardActions {
  toggle(id: string): void;
  edit(contact: ContactRecord): void;
  remove(contact: ContactRecord): void;
  /** Shows only the contacts of a tag or hashtag. */
  showTag(tag: string): void;
  /** Shows only the contacts met at an event. */
  showEvent(event: string): void;
}

interface ContactCardProps {
  contact: ContactRecord;
  selected: boolean;
  downloaded: boolean;
  duplicate: boolean;
  actions: CardActions;
}

/** One contact of the grid. Memoized: a keystroke in the search draws only what is new. */
export const ContactCard = memo(function ContactCard(props: ContactCardProps) {
  const { contact, selected, downloaded, duplicate, actions } = props;
  const name = nameOf(contact);
  const otherName = otherNameOf(contact);
  return (
    <Card
      className={cn(
        'flex h-full flex-col gap-3 p-4',
        selected && 'border-primary ring-1 ring-primary',
        downloaded && 'border-success bg-success-soft',
      )}
    >
      <div className="flex items-start gap-3">
        <Checkbox
          className="mt-0.5"
          checked={selected}
          onChange={() => actions.toggle(contact.id)}
          aria-label={`Select ${name}`}
        />
        <div className="min-w-0 flex-1">
          <h3 className="font-display leading-snug font-semibold wrap-anywhere">
            <ContactLink id={contact.id}>
              <FoundText>{name}</FoundText>
            </ContactLink>
          </h3>
          {otherName && (
            <p className="text-sm wrap-anywhere">
              <span className="sr-only">Also written </span>
              <FoundText>{otherName}</FoundText>
            </p>
          )}
          {contact.title && (
            <p className="text-sm text-muted-foreground wrap-anywhere">
              <FoundText>{contact.title}</FoundText>
            </p>
          )}
        </div>
        <div className="-mt-1 -mr-2 flex">
          <ChangeButton
            variant="ghost"
            size="icon-sm"
            onClick={() => actions.edit(contact)}
            aria-label={`Edit ${name}`}
          >
            <Pencil aria-hidden="true" />
          </ChangeButton>
          <ChangeButton
            variant="ghost"
            size="icon-sm"
            onClick={() => actions.remove(contact)}
            aria-label={`Delete ${name}`}
          >
            <Trash2 aria-hidden="true" />
          </ChangeButton>
        </div>
      </div>
      {duplicate && <Badge variant="warning">Possible duplicate</Badge>}
      <div className="flex flex-col gap-1.5 text-sm">
        {contact.org && <ContactLine icon={Building2} text={contact.org} />}
        {contact.email && (
          <ContactLine icon={Mail} text={contact.email} href={`mailto:${contact.email}`} />
        )}
        {contact.phone && (
          <ContactLine icon={Phone} text={contact.phone} href={`tel:${contact.phone}`} />
        )}
      </div>
      {contact.notes && (
        <p className="line-clamp-3 text-sm whitespace-pre-line text-muted-foreground wrap-anywhere">
          <FoundText>{contact.notes}</FoundText>
        </p>
      )}
      <MeetingLine contact={contact} onChoose={actions.showEvent} />
      <ContactTags contact={contact} onChoose={actions.showTag} />
      <LinkedinPart contact={contact} name={name} />
      <div className="mt-auto flex flex-wrap items-center gap-x-3 gap-y-2 pt-1">
        <time
          dateTime={contact.created_at}
          className="text-xs whitespace-nowrap text-muted-foreground"
        >
          Added {formatDay(contact.created_at)}
        </time>
        <DownloadButton contact={contact} name={name} downloaded={downloaded} />
      </div>
    </Card>
  );
});

interface ContactLineProps {
  icon: LucideIcon;
  text: string;
  href?: string;
}

/** A value of a contact with its icon, and a link where the device can do something with it. */
function ContactLine({ icon: Icon, text, href }: ContactLineProps) {
  return (
    <div className="flex min-w-0 items-start gap-2">
      <Icon className="mt-0.5 size-4 shrink-0 text-muted-foreground" aria-hidden="true" />
      {href === undefined ? (
        <span className="min-w-0 wrap-anywhere">
          <FoundText>{text}</FoundText>
        </span>
      ) : (
        <a href={href} className="min-w-0 text-link wrap-anywhere hover:underline">
          <FoundText>{text}</FoundText>
        </a>
      )}
    </div>
  );
}

interface DownloadButtonProps {
  contact: ContactRecord;
  name: string;
  downloaded: boolean;
}

function DownloadButton({ contact, name, downloaded }: DownloadButtonProps) {
  const Icon = downloaded ? Check : Download;
  const label = downloaded ? 'Download Again' : 'Download vCard';
  return (
    <Button
      size="sm"
      variant={downloaded ? 'outline' : 'default'}
      className={downloaded ? 'grow border-success text-success' : 'grow'}
      aria-label={`${label} of ${name}`}
      onClick={() => downloadVcard(contact)}
    >
      <Icon aria-hidden="true" />
      {label}
    </Button>
  );
}
