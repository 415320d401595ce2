import { CameraOff } from 'lucide-react';
import { Button } from '#app/components/ui/button.tsx';
import { Card, CardContent } from '#app/components/ui/card.tsx';

interface CameraErrorProps {
  message: string;
  onRetry(): void;
}

export function CameraError({ message, onRetry }: CameraErrorProps) {
  return (
    <Card>
      <CardContent className="flex flex-col items-center gap-4 text-center">
        <CameraOff className="size-8 text-destructive-text" aria-hidden="true" />
        <p>{message}</p>
        <Button variant="outline" onClick={onRetry}>
          Try Again
        </Button>
      </CardContent>
    </Card>
  );
}
