import { CloudOff } from 'lucide-react';
import { Button } from '#app/components/ui/button.tsx';
import { Card, CardContent } from '#app/components/ui/card.tsx';
import { Skeleton } from '#app/components/ui/skeleton.tsx';

const CARDS = ['account', 'details', 'usage'];

export function ProfilePlaceholder() {
  return (
    <div role="status" className="flex flex-col gap-6">
      <span className="sr-only">Loading your profile</span>
      {CARDS.map((card) => (
        <Card key={card}>
          <CardContent className="flex flex-col gap-4">
            <Skeleton className="h-5 w-48" />
            <Skeleton className="h-10 max-w-xl" />
            <Skeleton className="h-5 w-64" />
          </CardContent>
        </Card>
      ))}
    </div>
  );
}

/** Nothing can be asked for; the profile appears by itself when there is a network again. */
export function NoConnection() {
  return (
    <Card role="status">
      <CardContent className="flex flex-col items-center gap-3 py-14 text-center sm:py-14">
        <CloudOff className="size-10 text-muted-foreground" aria-hidden="true" />
        <h2 className="font-display text-lg font-semibold">No connection</h2>
        <p className="text-sm text-muted-foreground">
          Your profile will appear here when you are online again.
        </p>
      </CardContent>
    </Card>
  );
}

interface LoadFailureProps {
  retrying: boolean;
  onRetry(): void;
}

export function LoadFailure({ retrying, onRetry }: LoadFailureProps) {
  return (
    <Card>
      <CardContent className="flex flex-col items-start gap-4">
        <p>Your profile could not be loaded. Nothing was changed.</p>
        <Button variant="outline" busy={retrying} onClick={onRetry}>
          Try again
        </Button>
      </CardContent>
    </Card>
  );
}
