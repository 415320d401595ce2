import { Button } from '#app/components/ui/button.tsx';
import { Card, CardContent } from '#app/components/ui/card.tsx';

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
