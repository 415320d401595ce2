import { RotateCcw, X } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '#app/components/ui/button.tsx';
import { Card, CardContent, CardHeader, CardTitle } from '#app/components/ui/card.tsx';
import { focusMainHeading } from '#app/components/ui/return-focus.ts';
import { describeJob } from '../batch/describe-progress.ts';
import type { Job } from '../batch/job.ts';
import { Thumbnail } from './thumbnail.tsx';

interface PileProps {
  photos: readonly File[];
  jobs: readonly Job[];
  onRemove(photo: File): void;
  /** Removes it, and the camera takes what lies there once more. */
  onRetake(photo: File): void;
}

/** The photos that the camera took by itself: each can be taken again or thrown away. */
export function Pile({ photos, jobs, onRemove, onRetake }: PileProps) {
  const card = useRef<HTMLDivElement>(null);
  // The button goes with its photo, and the card with the last one.
  const keepFocus = () => (photos.length > 1 ? card.current?.focus() : focusMainHeading());
  return (
    <Card ref={card} tabIndex={-1} className="focus-ring">
      <CardHeader>
        <CardTitle id="pile">Your pile</CardTitle>
      </CardHeader>
      <CardContent>
        <ol aria-labelledby="pile" className="grid grid-cols-1 gap-3 sm:grid-cols-2 lg:grid-cols-3">
          {photos.map((photo, index) => (
            <li
              key={photo.name}
              className="flex items-center gap-3 rounded-lg border border-border p-2"
            >
              <Thumbnail file={photo} />
              <p className="min-w-0 flex-1 text-sm">
                <span className="block font-medium">Card {index + 1}</span>
                <span className="block text-muted-foreground">
                  {describePhoto(jobs.find(({ file }) => file === photo))}
                </span>
              </p>
              <Button
                variant="ghost"
                size="icon"
                aria-label={`Take card ${index + 1} again`}
                title="Take again"
                onClick={() => {
                  keepFocus();
                  onRetake(photo);
                }}
              >
                <RotateCcw aria-hidden="true" />
              </Button>
              <Button
                variant="ghost"
                size="icon"
                aria-label={`Remove card ${index + 1}`}
                title="Remove"
                onClick={() => {
                  keepFocus();
                  onRemove(photo);
                }}
              >
                <X aria-hidden="true" />
              </Button>
            </li>
          ))}
        </ol>
      </CardContent>
    </Card>
  );
}

const describePhoto = (job: Job | undefined) => (job ? describeJob(job) : 'Waiting');
