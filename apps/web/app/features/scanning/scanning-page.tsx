import { type ReactNode, useState } from 'react';
import { useOnline } from '#app/browser/use-online.ts';
import { describeProgress } from './batch/describe-progress.ts';
import { NO_BATCH } from './batch/last-batch.ts';
import { countFree } from './batch/select-files.ts';
import { useDocumentPages } from './hooks/use-document-pages.ts';
import { useIncomingPictures } from './hooks/use-incoming-pictures.ts';
import { useScanner } from './hooks/use-scanner.ts';
import { BatchActions } from './page/batch-actions.tsx';
import { ChoosePages } from './page/choose-pages.tsx';
import { ExtractedContacts } from './page/extracted-contacts.tsx';
import { LastBatchNotice } from './page/last-batch-notice.tsx';
import { OfflineOffer } from './page/offline-offer.tsx';
import { PictureSource } from './page/picture-source.tsx';
import { Pile } from './page/pile.tsx';
import { ProBanner } from './page/pro-banner.tsx';
import { ProcessingStatus } from './page/processing-status.tsx';
import { ScanTips } from './page/scan-tips.tsx';
import { SelectedFiles } from './page/selected-files.tsx';
import { UsageCard } from './page/usage-card.tsx';
import { useQuota } from './quota/use-quota.ts';

export interface CameraSlotProps {
  maxPhotos: number;
  photoCount: number;
  onCapture(photo: File): void;
  /** A photo of a pile, which is read while the next one is taken. */
  onShot(photo: File): void;
  /** How often a photo was given back to be taken again. */
  retakes: number;
  onNextPile: (() => void) | undefined;
}

interface ScanningPageProps {
  /** The camera is a feature of its own, which the route brings in. */
  renderCamera(props: CameraSlotProps): ReactNode;
}

export function ScanningPage({ renderCamera }: ScanningPageProps) {
  const { scanner, state } = useScanner();
  const { allowance, isPro, usage, isLoading } = useQuota();
  const isOnline = useOnline();
  const [retakes, setRetakes] = useState(0);

  const { files, pile, jobs, phase, lastBatch } = state;
  const busy = phase !== 'idle';
  const usedUp = allowance.remaining === 0;
  const documents = useDocumentPages(
    (pictures) => scanner.choose(pictures, allowance),
    () => countFree(scanner.getState().files.length, allowance),
  );
  const choose = documents.take;
  // Without a network the number of allowed files stays unknown, so waiting for it is useless.
  useIncomingPictures(busy || (isPro === null && isOnline), choose);

  return (
    <div className="mx-auto flex max-w-5xl flex-col gap-6">
      <h1 className="font-display text-3xl font-semibold">Process Business Cards</h1>
      {lastBatch !== NO_BATCH && (
        <LastBatchNotice batch={lastBatch} onDismiss={scanner.dismissLastBatch} />
      )}
      {isPro ? <ProBanner /> : (usage || isLoading) && <UsageCard usage={usage} />}

      <PictureSource
        batchMax={allowance.batchMax}
        disabled={busy}
        opening={documents.opening}
        usedUp={usedUp}
        onFiles={choose}
        camera={() =>
          renderCamera({
            maxPhotos: Math.min(
              allowance.batchMax,
              // Scans of the pile are set aside already, so they are not among those that remain.
              pile.length + (allowance.remaining ?? allowance.batchMax),
            ),
            photoCount: files.length + pile.length,
            onCapture: (photo) => void choose([photo]),
            onShot: (photo) => void scanner.addToPile(photo),
            retakes,
            onNextPile: pile.length > 0 && !busy ? scanner.startNextPile : undefined,
          })
        }
      />

      {pile.length > 0 && (
        <Pile
          photos={pile}
          jobs={jobs}
          onRemove={(photo) => void scanner.takeBackPhoto(photo)}
          onRetake={(photo) => {
            void scanner.takeBackPhoto(photo);
            setRetakes(retakes + 1);
          }}
        />
      )}
      {files.length > 0 && (
        <SelectedFiles files={files} disabled={phase === 'reserving'} onRemove={scanner.remove} />
      )}
      {(files.length > 0 || jobs.length > 0) && (
        <BatchActions
          selected={files.length}
          disabled={busy}
          onStart={() => void scanner.start()}
          onClear={scanner.clear}
        />
      )}
      {jobs.length > 0 && (
        <ProcessingStatus
          jobs={jobs}
          countsScans={!isPro}
          onRetry={(jobId) => void scanner.retry(jobId)}
          onReadPart={(jobId) => void scanner.readPart(jobId)}
          onCancel={scanner.cancel}
        />
      )}
      {/* Tells people who cannot see the bars how the batch goes. */}
      <p role="status" className="sr-only">
        {describeProgress(jobs)}
      </p>
      <ExtractedContacts jobs={jobs} scanner={scanner} />
      {documents.choice && (
        <ChoosePages key={documents.choice.fileName} choice={documents.choice} />
      )}
      <OfflineOffer />
      <ScanTips />
    </div>
  );
}
