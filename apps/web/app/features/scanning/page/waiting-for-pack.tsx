import { useId } from 'react';
import { Button } from '#app/components/ui/button.tsx';
import { PackDownload } from '#app/device-reader/pack-download.tsx';
import { devicePacks } from '#app/device-reader/packs.ts';
import { useReadingPlace } from '#app/device-reader/use-device-reader.ts';
import type { Job } from '../batch/job.ts';
import type { NeededPack } from '../scan-error.ts';

interface WaitingForPackProps extends NeededPack {
  job: Pick<Job, 'fileName'>;
  message: string;
  onRetry(): void;
  onReadPart(): void;
  /** Called before a button disappears. */
  onUse(): void;
}

/** What a card waits for, and the ways on. It is read by itself once the pack is here. */
export function WaitingForPack({
  job: { fileName },
  message,
  pack: { script },
  hasReadPart,
  onRetry,
  onReadPart,
  onUse,
}: WaitingForPackProps) {
  const pack = devicePacks.find((each) => each.script === script);
  const id = useId();
  const isServerChosen = useReadingPlace() === 'server';
  return (
    <div className="flex flex-col items-start gap-3 sm:pl-22">
      <p id={id} className="text-sm">
        {message} Cardsift reads the card as soon as the pack is here.
        {isServerChosen && ' Or retry with a connection: our server reads it as well.'}
      </p>
      <div className="flex flex-wrap items-end gap-2">
        {pack && (
          <PackDownload pack={pack} label="Download the pack" describedBy={id} onUse={onUse} />
        )}
        {isServerChosen && (
          <Button variant="outline" aria-label={`Retry ${fileName}`} onClick={onRetry}>
            Retry
          </Button>
        )}
        {hasReadPart && (
          <Button
            variant="outline"
            aria-label={`Save what can be read of ${fileName}`}
            onClick={onReadPart}
          >
            Save what can be read
          </Button>
        )}
      </div>
    </div>
  );
}
