import { Download } from 'lucide-react';
import { Button } from '#app/components/ui/button.tsx';
import { Progress } from '#app/components/ui/progress.tsx';
import { describeProblem, inMegabytes } from './describe-reader.ts';
import { deviceReader } from './device-reader.ts';
import type { KeptFiles, KeptState } from './kept-files.ts';

interface DownloadControlProps {
  /** What is downloaded: the reader, or a pack. */
  kept?: KeptFiles;
  state: KeptState;
  /** Names the progress bar: “Download of the card reader”. */
  what?: string;
  /** On the button; the size follows. */
  label: string;
  /** The id of a text that says of what, where the label does not. */
  describedBy?: string | undefined;
  onDownload?(): unknown;
  /** Called before a button disappears, because it would take the focus with it. */
  onUse?: (() => void) | undefined;
}

/** Downloads files of the reader, shows the progress, and can stop. Shows nothing once they are here. */
export function DownloadControl({
  kept = deviceReader,
  state,
  what = 'card reader',
  label,
  describedBy,
  onDownload = kept.download,
  onUse,
}: DownloadControlProps) {
  const size = inMegabytes(kept.downloadBytes);
  if (state.kind === 'downloading') {
    return (
      <div className="flex w-full flex-col gap-3 sm:w-64">
        <Progress value={state.share * 100} aria-label={`Download of the ${what}`} />
        <div className="flex items-center justify-between gap-3">
          <p className="text-sm text-muted-foreground tabular-nums">
            {Math.floor(state.share * 100)} % of {size}
          </p>
          <Button
            variant="outline"
            size="sm"
            onClick={() => {
              onUse?.();
              kept.cancel();
            }}
          >
            Cancel
          </Button>
        </div>
      </div>
    );
  }
  if (state.kind !== 'absent') return null;
  return (
    <div className="flex flex-col gap-2">
      <Button
        variant="outline"
        aria-describedby={describedBy}
        onClick={() => {
          onUse?.();
          onDownload();
        }}
      >
        <Download aria-hidden="true" /> {label}, {size}
      </Button>
      {state.problem && (
        <p role="alert" className="max-w-64 text-sm text-warning">
          {describeProblem(state.problem)}
        </p>
      )}
    </div>
  );
}
