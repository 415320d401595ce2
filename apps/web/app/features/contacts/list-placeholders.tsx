import type { UseQueryResult } from '@tanstack/react-query';
import { CloudOff, Contact, type LucideIcon, SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { failedRequest } from '#app/backend/failed-request.ts';
import { CopyButton } from '#app/browser/clipboard/copy-button.tsx';
import { useOnline } from '#app/browser/use-online.ts';
import { Button } from '#app/components/ui/button.tsx';
import { Card } from '#app/components/ui/card.tsx';
import { Skeleton } from '#app/components/ui/skeleton.tsx';
import { Spinner } from '#app/components/ui/spinner.tsx';

const PLACES = ['a', 'b', 'c', 'd', 'e', 'f'];

/** Stands where the grid will be. */
export function ContactsLoading() {
  return (
    <div>
      <span className="sr-only">
        <Spinner label="Loading contacts" />
      </span>
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {PLACES.map((place) => (
          <Skeleton key={place} className="h-52 rounded-xl" />
        ))}
      </div>
    </div>
  );
}

interface ContactsMessageProps {
  /** The heading level that fits the page's outline. */
  as?: 'h1' | 'h2' | 'h3';
  icon: LucideIcon;
  title: string;
  text: string;
  /** What can be done about it. */
  children?: ReactNode;
}

/** Stands where a list would be when there is nothing to list. */
export function ContactsMessage(props: ContactsMessageProps) {
  const { as: Heading = 'h3', icon: Icon, title, text, children } = props;
  return (
    <Card className="flex flex-col items-center gap-3 px-6 py-14 text-center">
      <Icon className="size-10 text-muted-foreground" aria-hidden="true" />
      <Heading className="font-display text-lg font-semibold">{title}</Heading>
      <p className="max-w-prose text-sm text-muted-foreground">{text}</p>
      {children}
    </Card>
  );
}

interface LoadFailedProps {
  as?: ContactsMessageProps['as'];
  /** Such as “Your contacts”. */
  what: string;
  error: unknown;
  onRetry(): void;
}

/** The list, or one of it, could not be loaded. */
export function LoadFailed({ as, what, error, onRetry }: LoadFailedProps) {
  const request = failedRequest(error);
  return (
    <ContactsMessage
      as={as}
      icon={CloudOff}
      title={`${what} could not be loaded`}
      text="Check your connection and try again. Nothing is lost."
    >
      <Button onClick={onRetry}>Try again</Button>
      {request && (
        <p className="flex max-w-full items-center text-xs text-muted-foreground">
          <span className="min-w-0">
            Request <code className="inline-block break-all select-all">{request}</code>
          </span>
          <CopyButton text={request} label="Copy the request’s number" done={['Number Copied']} />
        </p>
      )}
    </ContactsMessage>
  );
}

interface NoConnectionProps extends Pick<LoadFailedProps, 'as' | 'what'> {
  children?: ReactNode;
}

/** Nothing is here yet, and nothing can be asked for. It appears by itself when there is a network again. */
export function NoConnection({ as, what, children }: NoConnectionProps) {
  return (
    <ContactsMessage
      as={as}
      icon={CloudOff}
      title="No connection"
      text={`${what} will appear here when you are online again.`}
    >
      {children}
    </ContactsMessage>
  );
}

/** The empty list, either because nothing is there or because the filters hide everything. */
export function NoContacts({ filtered }: { filtered: boolean }) {
  const title = 'No contacts found';
  if (filtered) {
    const text = 'Try adjusting your search or filter criteria.';
    return <ContactsMessage icon={SearchX} title={title} text={text} />;
  }
  return (
    <ContactsMessage icon={Contact} title={title} text="Upload some business cards to get started!">
      <Button asChild>
        <Link to="/dashboard">Upload Cards</Link>
      </Button>
    </ContactsMessage>
  );
}

interface NotThereProps {
  as?: ContactsMessageProps['as'];
  /** Such as “Your contacts”. */
  what: string;
  query: Pick<UseQueryResult, 'data' | 'error' | 'fetchStatus' | 'refetch'>;
}

/** Stands in the place of what is loading, waits for a network or failed; nothing once it is there. */
export function NotThere({ as, what, query }: NotThereProps) {
  const { data, error, fetchStatus, refetch } = query;
  const isOnline = useOnline();
  if (data !== undefined) return null;
  if (error) return <LoadFailed as={as} what={what} error={error} onRetry={() => void refetch()} />;
  if (fetchStatus === 'paused' || !isOnline) return <NoConnection as={as} what={what} />;
  return <ContactsLoading />;
}
