import { CircleCheck, Info } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { Badge } from '#app/components/ui/badge.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { ButtonLink } from '#app/components/ui/button-link.tsx';
import { Card, CardContent } from '#app/components/ui/card.tsx';
import { randomUuid } from '#app/random-uuid.ts';
import { carriedContacts, listNames } from '#app/session/carried-contacts.ts';
import type { DemoResult } from './read-demo-card.ts';
import { trialFields } from './trial-fields.ts';

interface TrialResultProps {
  result: DemoResult;
  onAgain(): void;
}

export function TrialResult({ result, onAgain }: TrialResultProps) {
  const noteId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  // The step before it is gone, and with it whatever had the focus.
  useEffect(() => heading.current?.focus(), []);

  const refused = result.kind === 'refused';
  const Icon = refused ? Info : CircleCheck;
  return (
    <Card>
      <CardContent className="flex flex-col gap-6">
        <div className="flex items-start gap-3">
          <Icon
            className={refused ? 'size-7 shrink-0 text-warning' : 'size-7 shrink-0 text-success'}
            aria-hidden="true"
          />
          <div>
            <h2
              ref={heading}
              tabIndex={-1}
              className="font-display text-2xl leading-tight font-semibold focus:outline-none"
            >
              {refused ? 'This is what a result looks like' : 'Card Processed Successfully!'}
            </h2>
            <p className="mt-1 text-muted-foreground">{explain(result)}</p>
          </div>
        </div>
        <dl className="grid gap-4 sm:grid-cols-2">
          {trialFields(result.kind === 'read' ? result.contacts[0] : null).map((field) => (
            <div key={field.label} className="min-w-0 border-b border-border pb-3">
              <dt className="flex items-center gap-2 text-sm text-muted-foreground">
                {field.label}
                {field.isExample && <Badge variant="outline">Example</Badge>}
              </dt>
              <dd
                className={
                  field.isExample ? 'text-muted-foreground italic' : 'font-medium break-words'
                }
              >
                {field.value}
              </dd>
            </div>
          ))}
        </dl>
        {result.kind === 'read' && (
          <p id={noteId} className="text-sm text-muted-foreground">
            {result.contacts.length === 1
              ? 'Signing up saves this as your first contact. Until you sign in, it is kept only in this browser, for a day at most. The picture is already gone.'
              : `Signing up saves these ${result.contacts.length} contacts as your first ones. Until you sign in, they are kept only in this browser, for a day at most. The picture is already gone.`}
          </p>
        )}
        <div className="flex flex-wrap gap-3">
          <ButtonLink
            to="/register"
            size="lg"
            aria-describedby={result.kind === 'read' ? noteId : undefined}
            onClick={() => carryAlong(result)}
          >
            Sign Up to Save This Contact
          </ButtonLink>
          <Button variant="outline" size="lg" onClick={onAgain}>
            Try another card
          </Button>
        </div>
      </CardContent>
    </Card>
  );
}

/** An example is nobody's contact, and an earlier reading is not the one on the page. */
function carryAlong(result: DemoResult): void {
  carriedContacts.forget();
  if (result.kind !== 'read') return;
  carriedContacts.keep(result.contacts.map((contact) => ({ id: randomUuid(), contact })));
}

function explain(result: DemoResult): string {
  switch (result.kind) {
    case 'refused':
      return result.message;
    case 'empty':
      return 'There was no text to be found in this picture, so everything below is an example.';
    case 'read': {
      const others = result.contacts.slice(1);
      const more =
        others.length > 0
          ? ` ${others.length} more on the same picture will be saved as well: ${listNames(others)}.`
          : '';
      return `This is what your card says. What it does not say is shown as an example.${more}`;
    }
  }
}
