import { WifiOff } from 'lucide-react';
import { notify } from '#app/components/ui/notify.ts';
import { deviceReader } from '#app/device-reader/device-reader.ts';
import { DownloadControl } from '#app/device-reader/download-control.tsx';
import { useDeviceReader } from '#app/device-reader/use-device-reader.ts';

/** Offers the reader before it is needed. Nothing where it is downloaded, or cannot run. */
export function OfflineOffer() {
  const state = useDeviceReader();
  if (state.kind !== 'absent' && state.kind !== 'downloading') return null;

  async function prepare() {
    const { kind } = await deviceReader.download();
    if (kind === 'ready')
      notify('Ready for offline use', 'When you are offline, cards are read on this device.');
  }

  return (
    <section
      aria-label="Offline use"
      className="flex flex-col gap-4 rounded-xl bg-secondary p-5 sm:flex-row sm:items-center sm:justify-between"
    >
      <p className="flex items-start gap-3">
        <WifiOff className="mt-0.5 size-5 shrink-0 text-link" aria-hidden="true" />
        Going somewhere without a network? Download the card reader first.
      </p>
      <DownloadControl state={state} label="Prepare for offline use" onDownload={prepare} />
    </section>
  );
}
