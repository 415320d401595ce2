import type { OtherScript, PhoneticName } from '@cardsift/contacts/contact';
import type { ContactRecord } from '@cardsift/contacts/contact-record';
import { Download, Mail, Pencil, Phone, Trash2 } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '#app/components/ui/button.tsx';
import { downloadVcard } from '../export/download-contacts.ts';
import { ChangeButton } from '../may-change.tsx';
import { nameOf } from '../name-of.ts';
import type { Way, WayKind } from './ways-to-reach.ts';

interface ContactHeadProps {
  contact: ContactRecord;
  department: string | undefined;
  otherScript: OtherScript | undefined;
  phonetic: PhoneticName | undefined;
  /** As a `data:` address. */
  photo: string | undefined;
  ways: readonly Way[];
  onEdit(): void;
  onDelete(): void;
}

/** Who it is, and what is done most often. */
export function ContactHead(props: ContactHeadProps) {
  const { contact, department, otherScript, phonetic, photo, ways, onEdit, onDelete } = props;
  const { title, org } = contact;
  const heading = useRef<HTMLHeadingElement>(null);
  // Whoever came with the keyboard or hears the page goes on from here, not from the top.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <header className="flex flex-wrap items-end justify-between gap-4">
      <div className="flex min-w-0 items-center gap-4">
        {photo && <img src={photo} alt="" className="size-20 shrink-0 rounded-full object-cover" />}
        <div className="min-w-0 wrap-anywhere">
          <h1
            ref={heading}
            tabIndex={-1}
            className="font-display text-3xl leading-tight font-semibold focus:outline-none"
          >
            {nameOf(contact)}
          </h1>
          <InOtherScript otherScript={otherScript} phonetic={phonetic} />
          {title && <p className="mt-1">{title}</p>}
          {(org || department) && (
            <p className="font-medium text-muted-foreground">
              {[org, department].filter(Boolean).join(' · ')}
            </p>
          )}
        </div>
      </div>
      <div className="flex flex-wrap gap-2">
        <WayButton ways={ways} kind="phone">
          <Phone aria-hidden="true" />
          Call
        </WayButton>
        <WayButton ways={ways} kind="email">
          <Mail aria-hidden="true" />
          Email
        </WayButton>
        <Button variant="outline" onClick={() => downloadVcard(contact)}>
          <Download aria-hidden="true" />
          vCard
        </Button>
        <ChangeButton variant="outline" onClick={onEdit}>
          <Pencil aria-hidden="true" />
          Edit
        </ChangeButton>
        <ChangeButton variant="outline" size="icon" aria-label="Delete" onClick={onDelete}>
          <Trash2 aria-hidden="true" />
        </ChangeButton>
      </div>
    </header>
  );
}

/** The name once more, how it is read, and what else the card says in its other script. */
function InOtherScript({
  otherScript,
  phonetic,
}: Pick<ContactHeadProps, 'otherScript' | 'phonetic'>) {
  const { fullName, title, org, department } = otherScript ?? {};
  const reading = [phonetic?.family, phonetic?.given].filter(Boolean).join(' ');
  const more = [title, org, department].filter(Boolean).join(' · ');
  return (
    <>
      {(fullName || reading) && (
        <p className="text-lg">
          <span className="sr-only">Also written </span>
          {[fullName, reading].filter(Boolean).join(' · ')}
        </p>
      )}
      {more && <p className="text-sm text-muted-foreground">{more}</p>}
    </>
  );
}

interface WayButtonProps {
  ways: readonly Way[];
  kind: WayKind;
  children: ReactNode;
}

/** Goes the first way of its kind; nothing when there is none. */
function WayButton({ ways, kind, children }: WayButtonProps) {
  const way = ways.find((one) => one.kind === kind && !one.label.toLowerCase().includes('fax'));
  if (!way) return null;
  return (
    <Button asChild>
      <a href={way.href} title={way.text}>
        {children}
      </a>
    </Button>
  );
}
