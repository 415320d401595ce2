import type { ContactRecord } from '@cardsift/contacts/contact-record';
import { areMaybeColleagues } from '@cardsift/contacts/duplicates/same-person';
import type { Untidy } from '@cardsift/contacts/tidy-up';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { Card, CardContent, CardFooter, CardHeader, CardTitle } from '#app/components/ui/card.tsx';
import { contactPath, DEFAULT_VIEW } from '../contacts-view.ts';
import type { OpenDialog } from '../dialogs/open-dialog.ts';
import { ChangeButton } from '../may-change.tsx';
import { nameOf } from '../name-of.ts';

interface DecisionCardProps {
  untidy: Untidy;
  onOpen(dialog: OpenDialog): void;
  /** It stays as it is. */
  onSettle(): void;
}

/** One thing to decide, and what can be done about it. */
export function DecisionCard({ untidy, onOpen, onSettle }: DecisionCardProps) {
  const { contact, kind } = untidy;
  const heading = useRef<HTMLHeadingElement>(null);
  const which = `${kind} ${contact.id}`;
  const shown = useRef(which);
  // The next decision is another card: whoever decides with the keyboard goes on there.
  useEffect(() => {
    if (shown.current !== which) heading.current?.focus();
    shown.current = which;
  }, [which]);
  const { question, settleLabel } = describe(untidy);
  const contacts = kind === 'duplicate' ? [contact, untidy.other] : [contact];
  return (
    <Card>
      <CardHeader>
        <CardTitle ref={heading} tabIndex={-1} className="text-pretty focus:outline-none">
          {question}
        </CardTitle>
      </CardHeader>
      <CardContent className="grid grid-cols-1 gap-3 sm:grid-cols-2">
        {contacts.map((one) => (
          <Summary key={one.id} contact={one} />
        ))}
      </CardContent>
      <CardFooter>
        {kind === 'duplicate' ? (
          <ChangeButton onClick={() => onOpen({ kind: 'merge', groups: [contacts] })}>
            Merge
          </ChangeButton>
        ) : (
          <ChangeButton onClick={() => onOpen({ kind: 'edit', contact })}>Edit</ChangeButton>
        )}
        <ChangeButton variant="outline" onClick={onSettle}>
          {settleLabel}
        </ChangeButton>
        {kind !== 'duplicate' && (
          <ChangeButton
            variant="ghost"
            className="sm:ml-auto"
            onClick={() => onOpen({ kind: 'delete', contacts: [contact] })}
          >
            Delete
          </ChangeButton>
        )}
      </CardFooter>
    </Card>
  );
}

function describe(untidy: Untidy): { question: string; settleLabel: string } {
  switch (untidy.kind) {
    case 'unnamed':
      return { question: 'Who is this? The card showed no name.', settleLabel: 'Leave unnamed' };
    case 'unreachable':
      return {
        question: 'There is no phone, e-mail, website or address.',
        settleLabel: 'Leave as it is',
      };
    case 'doubtful':
      return {
        question: `Is this right? The reader was not sure of: ${untidy.doubts.join(', ')}.`,
        settleLabel: 'It is right',
      };
    case 'duplicate':
      return {
        question: areMaybeColleagues(untidy.contact, untidy.other)
          ? 'One person, or colleagues who share a number?'
          : 'Is this one person?',
        settleLabel: 'Keep both',
      };
  }
}

function Summary({ contact }: { contact: ContactRecord }) {
  const { title, org, email, phone } = contact;
  return (
    <div className="rounded-lg border border-border p-4 text-sm wrap-anywhere">
      <Link
        to={contactPath(contact.id, DEFAULT_VIEW)}
        className="font-medium text-link hover:underline"
      >
        {nameOf(contact)}
      </Link>
      {[title, org, email, phone]
        .filter((text) => text)
        .map((text) => (
          <p key={text} className="text-muted-foreground">
            {text}
          </p>
        ))}
    </div>
  );
}
