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

interface LoadFailureProps {
  retrying: boolean;
  onRetry(): void;
}

export function LoadFailure({ retrying, onRetry }: LoadFailureProps) {
  return (
    <Card>
      <CardContent className="flex flex-col items-start gap-4">
        <p>Your profile could not be loaded. Nothing was changed.</p>
        <Button variant="outline" disabled={retrying} onClick={onRetry}>
          Try again
        </Button>
      </CardContent>
    </Card>
  );
}
