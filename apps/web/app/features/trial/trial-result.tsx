import type { Contact } from '@cardsift/contacts/contact';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { listNames, trialContacts } from '#app/account/session/through-sign-in/trial-contacts.ts';
import { randomUuid } from '#app/browser/random-uuid.ts';
import { Badge } from '#app/components/ui/badge.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { ButtonLink } from '#app/components/ui/button-link.tsx';
import { Card, CardContent } from '#app/components/ui/card.tsx';
import { PackDownload } from '#app/device-reader/pack-download.tsx';
import { devicePacks } from '#app/device-reader/packs.ts';
import type { DemoResult } from './read-demo-card.ts';
import { trialFields } from './trial-fields.ts';

interface TrialResultProps {
  result: DemoResult;
  onAgain(): void;
}

export function TrialResult({ result, onAgain }: TrialResultProps) {
  if (result.kind === 'read') return <ReadCard contacts={result.contacts} onAgain={onAgain} />;
  if (result.kind === 'empty')
    return <UnreadPicture reason="No text was found in this picture." onAgain={onAgain} />;
  return <UnreadPicture reason={result.message} script={result.pack?.script} onAgain={onAgain} />;
}

interface ReadCardProps {
  contacts: readonly [Contact, ...Contact[]];
  onAgain(): void;
}

function ReadCard({ contacts, onAgain }: ReadCardProps) {
  const noteId = useId();
  const [first, ...others] = contacts;
  const more =
    others.length > 0
      ? ` ${others.length} more on the same picture will be saved as well: ${listNames(others)}.`
      : '';

  function carryAlong() {
    trialContacts.keep(contacts.map((contact) => ({ id: randomUuid(), contact })));
  }

  return (
    <ResultCard
      icon={<CircleCheck className="size-7 shrink-0 text-success" aria-hidden="true" />}
      title="Card Processed Successfully!"
      text={`This is what ${others.length > 0 ? 'the first' : 'your'} card says. What it does not say is shown as an example.${more}`}
    >
      <FieldList contact={first} />
      <p id={noteId} className="text-sm text-muted-foreground">
        {others.length === 0
          ? 'Signing up saves this as your first contact. Until you sign in, it is kept only in this browser, for a day at most. The picture is already gone.'
          : `Signing up saves these ${contacts.length} contacts as your first ones. Until you sign in, they are kept only in this browser, for a day at most. The picture is already gone.`}
      </p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to="/register" size="lg" aria-describedby={noteId} onClick={carryAlong}>
          Sign Up to Save This Contact
        </ButtonLink>
        <Button variant="outline" size="lg" onClick={onAgain}>
          Try another card
        </Button>
      </div>
    </ResultCard>
  );
}

interface UnreadPictureProps {
  reason: string;
  /** Of the pack that would have read it on this device. */
  script?: string | undefined;
  onAgain(): void;
}

function UnreadPicture({ reason, script, onAgain }: UnreadPictureProps) {
  const pack = devicePacks.find((each) => each.script === script);
  const buttons = useRef<HTMLDivElement>(null);
  return (
    <ResultCard
      icon={<TriangleAlert className="size-7 shrink-0 text-warning" aria-hidden="true" />}
      title="We could not read this picture"
      text={reason}
    >
      <div ref={buttons} tabIndex={-1} className="flex flex-wrap gap-3 rounded-md focus-ring">
        {pack && <PackDownload pack={pack} onUse={() => buttons.current?.focus()} />}
        <Button size="lg" onClick={onAgain}>
          Try another card
        </Button>
        {/* What an earlier picture gave is not what the page shows now. */}
        <ButtonLink
          to="/register"
          variant="outline"
          size="lg"
          onClick={() => trialContacts.forget()}
        >
          Sign up free
        </ButtonLink>
      </div>
      <h3 className="font-medium">This is what a result looks like</h3>
      <FieldList contact={null} />
    </ResultCard>
  );
}

interface ResultCardProps {
  icon: ReactNode;
  title: string;
  text: string;
  children: ReactNode;
}

function ResultCard({ icon, title, text, children }: ResultCardProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The previous step is gone, and the focused element with it.
  useEffect(() => heading.current?.focus(), []);
  return (
    <Card>
      <CardContent className="flex flex-col gap-6">
        <div className="flex items-start gap-3">
          {icon}
          <div>
            <h2
              ref={heading}
              tabIndex={-1}
              className="font-display text-2xl leading-tight font-semibold focus:outline-none"
            >
              {title}
            </h2>
            <p className="mt-1 wrap-anywhere text-muted-foreground">{text}</p>
          </div>
        </div>
        {children}
      </CardContent>
    </Card>
  );
}

function FieldList({ contact }: { contact: Contact | null }) {
  return (
    <dl className="grid grid-cols-1 gap-4 sm:grid-cols-2">
      {trialFields(contact).map((field) => (
        <div key={field.label} className="min-w-0 border-b border-border pb-3">
          <dt className="flex items-center gap-2 text-sm text-muted-foreground">
            {field.label}
            {field.isExample && <Badge variant="outline">Example</Badge>}
          </dt>
          <dd
            className={field.isExample ? 'text-muted-foreground italic' : 'font-medium break-words'}
          >
            {field.value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
