import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { CopyButton } from '#app/browser/clipboard/copy-button.tsx';
import { Badge } from '#app/components/ui/badge.tsx';
import { Button } from '#app/components/ui/button.tsx';
import {
  Card,
  CardContent,
  CardDescription,
  CardHeader,
  CardTitle,
} from '#app/components/ui/card.tsx';
import { formatTimeToTheSecond } from '#app/text/format-date.ts';
import { type PublishedCard, publicationsQuery } from './published-cards.ts';
import { WithdrawButton } from './withdraw-button.tsx';

/** Every card of an account that can be fetched, each with its link and the way to withdraw it. */
export function PublishedCards({ userId }: { userId: string }) {
  const { data, isError, refetch } = useQuery(publicationsQuery(userId));
  const title = useRef<HTMLHeadingElement>(null);
  if (isError) {
    return (
      <div
        role="alert"
        className="flex flex-wrap items-center gap-3 rounded-xl bg-warning-soft p-4"
      >
        <p className="text-sm text-warning">Your published cards could not be loaded.</p>
        <Button variant="outline" size="sm" onClick={() => void refetch()}>
          Try again
        </Button>
      </div>
    );
  }
  if (!data || data.cards.length === 0) return null;
  return (
    <Card>
      <CardHeader>
        <CardTitle ref={title} tabIndex={-1} className="focus:outline-none">
          Published cards
        </CardTitle>
        <CardDescription>
          Anybody with the link or the code of one of these can save what it says.
        </CardDescription>
      </CardHeader>
      <CardContent>
        <ul className="flex max-h-80 flex-col divide-y divide-border overflow-y-auto">
          {data.cards.map((card, index) => (
            <PublishedRow
              key={card.file}
              userId={userId}
              card={card}
              isNewest={index === 0}
              // The button that was pressed goes with its row.
              onWithdrawn={() => title.current?.focus()}
            />
          ))}
        </ul>
      </CardContent>
    </Card>
  );
}

interface PublishedRowProps {
  userId: string;
  card: PublishedCard;
  isNewest: boolean;
  onWithdrawn(): void;
}

function PublishedRow({ userId, card, isNewest, onWithdrawn }: PublishedRowProps) {
  const when = formatTimeToTheSecond(card.timestamp);
  return (
    <li className="flex items-center justify-between gap-2 py-2 first:pt-0 last:pb-0">
      <div className="flex min-w-0 flex-col gap-1 text-sm">
        <a href={card.url} className="truncate text-link underline underline-offset-4">
          {when}
        </a>
        {isNewest && <Badge variant="success">Newest</Badge>}
      </div>
      <div className="flex shrink-0 items-center gap-1">
        <CopyButton text={card.url} label={`Copy the link of ${when}`} done={['Link Copied']} />
        <WithdrawButton userId={userId} card={card} when={when} onWithdrawn={onWithdrawn} />
      </div>
    </li>
  );
}
