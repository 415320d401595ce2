import { CameraOff } from 'lucide-react';
import { Button } from '#app/components/ui/button.tsx';
import { Card, CardContent } from '#app/components/ui/card.tsx';
import type { CameraProblem } from './describe-camera-error.ts';

interface CameraErrorProps {
  problem: CameraProblem;
  onRetry(): void;
}

export function CameraError({ problem, onRetry }: CameraErrorProps) {
  return (
    <Card>
      <CardContent className="flex flex-col items-center gap-4 py-12 text-center">
        <span className="grid size-14 place-items-center rounded-full bg-destructive-soft">
          <CameraOff className="size-7 text-destructive-text" aria-hidden="true" />
        </span>
        <div className="flex max-w-md flex-col gap-1.5">
          <p className="font-medium">{problem.message}</p>
          <p className="text-sm text-muted-foreground">{problem.advice}</p>
        </div>
        <Button variant="outline" onClick={onRetry} data-main-action>
          Try Again
        </Button>
      </CardContent>
    </Card>
  );
}
