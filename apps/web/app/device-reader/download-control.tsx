import { Download } from 'lucide-react';
import { Button } from '#app/components/ui/button.tsx';
import { Progress } from '#app/components/ui/progress.tsx';
import { describeProblem, inMegabytes } from './describe-reader.ts';
import { type DeviceReaderState, DOWNLOAD_BYTES, deviceReader } from './device-reader.ts';

interface DownloadControlProps {
  state: DeviceReaderState;
  /** On the button; the size follows. */
  label: string;
  onDownload?(): unknown;
}

/** Downloads the reader, shows the progress, and can stop. Shows nothing once the reader is here. */
export function DownloadControl({
  state,
  label,
  onDownload = deviceReader.download,
}: DownloadControlProps) {
  if (state.kind === 'downloading') {
    return (
      <div className="flex w-full flex-col gap-3 sm:w-64">
        <Progress value={state.share * 100} aria-label="Download of the card reader" />
        <div className="flex items-center justify-between gap-3">
          <p className="text-sm text-muted-foreground tabular-nums">
            {Math.floor(state.share * 100)} % of {inMegabytes(DOWNLOAD_BYTES)}
          </p>
          <Button variant="outline" size="sm" onClick={deviceReader.cancel}>
            Cancel
          </Button>
        </div>
      </div>
    );
  }
  if (state.kind !== 'absent') return null;
  return (
    <div className="flex flex-col gap-2">
      <Button variant="outline" onClick={() => onDownload()}>
        <Download aria-hidden="true" /> {label}, {inMegabytes(DOWNLOAD_BYTES)}
      </Button>
      {state.problem && (
        <p role="alert" className="max-w-64 text-sm text-warning">
          {describeProblem(state.problem)}
        </p>
      )}
    </div>
  );
}
