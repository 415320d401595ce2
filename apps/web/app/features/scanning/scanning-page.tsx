import { Camera, Upload } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '#app/components/ui/button.tsx';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '#app/components/ui/tabs.tsx';
import { DropZone } from './choosing/drop-zone.tsx';
import { ExtractedContacts } from './page/extracted-contacts.tsx';
import { InterruptedNotice } from './page/interrupted-notice.tsx';
import { ProBanner } from './page/pro-banner.tsx';
import { ProcessingStatus } from './page/processing-status.tsx';
import { ScanTips } from './page/scan-tips.tsx';
import { SelectedFiles } from './page/selected-files.tsx';
import { StatusAnnouncer } from './page/status-announcer.tsx';
import { UsageCard } from './page/usage-card.tsx';
import { useQuota } from './quota/use-quota.ts';
import { useScanSession } from './session/use-scan-session.ts';

export interface CameraSlotProps {
  maxPhotos: number;
  photoCount: number;
  onCapture(photo: File): void;
}

interface ScanningPageProps {
  /** The camera is a feature of its own, which the route brings in. */
  renderCamera(props: CameraSlotProps): ReactNode;
}

export function ScanningPage({ renderCamera }: ScanningPageProps) {
  const { session, state } = useScanSession();
  const { allowance, isPremium, usage } = useQuota();
  const [firstTab] = useState(() => (window.innerWidth < 768 ? 'camera' : 'upload'));

  const { files, jobs, phase, interrupted } = state;
  const busy = phase !== 'idle';
  const usedUp = allowance.remaining === 0;
  const choose = (incoming: File[]) => session.choose(incoming, allowance);

  return (
    <div className="mx-auto flex max-w-5xl flex-col gap-6">
      <h1 className="font-display text-3xl font-semibold">Process Business Cards</h1>
      {interrupted.length > 0 && (
        <InterruptedNotice fileNames={interrupted} onDismiss={session.dismissInterrupted} />
      )}
      {isPremium ? <ProBanner /> : usage && <UsageCard usage={usage} />}

      <Tabs defaultValue={firstTab}>
        <TabsList>
          <TabsTrigger value="camera">
            <Camera aria-hidden="true" /> Take Photo
          </TabsTrigger>
          <TabsTrigger value="upload">
            <Upload aria-hidden="true" /> Upload Files
          </TabsTrigger>
        </TabsList>
        <TabsContent value="camera">
          {usedUp ? (
            <p className="rounded-xl bg-warning-soft p-5 text-warning">
              Daily upload limit reached (10/10 used). Try again tomorrow.
            </p>
          ) : busy ? (
            <p className="rounded-xl bg-secondary p-5">Your cards are being processed.</p>
          ) : (
            renderCamera({
              maxPhotos: Math.min(allowance.batchMax, allowance.remaining ?? allowance.batchMax),
              photoCount: files.length,
              onCapture: (photo) => choose([photo]),
            })
          )}
        </TabsContent>
        <TabsContent value="upload">
          <DropZone disabled={busy || usedUp} batchMax={allowance.batchMax} onFiles={choose} />
        </TabsContent>
      </Tabs>

      {files.length > 0 && (
        <SelectedFiles files={files} disabled={busy} onRemove={session.remove} />
      )}
      {(files.length > 0 || jobs.length > 0) && (
        <div className="flex flex-wrap gap-3">
          {files.length > 0 && (
            <Button disabled={busy} onClick={() => void session.start()}>
              Process {files.length} Card(s)
            </Button>
          )}
          <Button variant="outline" disabled={busy} onClick={session.clear}>
            Clear All
          </Button>
        </div>
      )}
      {jobs.length > 0 && (
        <ProcessingStatus
          jobs={jobs}
          countsScans={!isPremium}
          onRetry={(jobId) => void session.retry(jobId)}
        />
      )}
      <StatusAnnouncer jobs={jobs} />
      <ExtractedContacts jobs={jobs} session={session} />
      <ScanTips />
    </div>
  );
}
