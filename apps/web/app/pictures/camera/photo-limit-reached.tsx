import { Layers } from 'lucide-react';
import { Button } from '#app/components/ui/button.tsx';
import { Card, CardContent } from '#app/components/ui/card.tsx';

interface CameraFullProps {
  maxPhotos: number;
  onNextPile: (() => void) | undefined;
}

/** Stands where the picture was when no more photos may be taken at once. */
export function PhotoLimitReached({ maxPhotos, onNextPile }: CameraFullProps) {
  return (
    <Card>
      <CardContent className="flex flex-col items-center gap-4 py-12 text-center">
        <Layers className="size-8 text-muted-foreground" aria-hidden="true" />
        <p role="status" className="text-muted-foreground">
          <strong className="block text-foreground">Too many files</strong>
          <span>You can only capture up to {maxPhotos} photos</span>
        </p>
        {onNextPile && (
          <Button onClick={onNextPile} data-main-action>
            Start the next pile
          </Button>
        )}
      </CardContent>
    </Card>
  );
}
