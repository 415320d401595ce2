import { WifiOff } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { notify } from '#app/components/ui/notify.ts';
import { deviceReader } from '#app/device-reader/device-reader.ts';
import { DownloadControl } from '#app/device-reader/download-control.tsx';
import { PackDownload } from '#app/device-reader/pack-download.tsx';
import { type DevicePack, devicePacks, isSuggested } from '#app/device-reader/packs.ts';
import { useDeviceReader, useKeptFiles } from '#app/device-reader/use-device-reader.ts';

/**
 * Offers the reader before it is needed, and then the packs for the browser's languages. Nothing where they are
 * downloaded, or cannot run.
 */
export function OfflineOffer() {
  const state = useDeviceReader();
  if (state.kind === 'ready')
    return devicePacks
      .filter((pack) => isSuggested(pack))
      .map((pack) => <PackOffer key={pack.script} pack={pack} />);
  if (state.kind !== 'absent' && state.kind !== 'downloading') return null;

  async function prepare() {
    const { kind } = await deviceReader.download();
    if (kind === 'ready')
      notify('Ready for offline use', 'When you are offline, cards are read on this device.');
  }

  return (
    <Offer
      label="Offline use"
      text="Going somewhere without a network? Download the card reader first."
      control={(onUse) => (
        <DownloadControl
          state={state}
          label="Prepare for offline use"
          onDownload={prepare}
          onUse={onUse}
        />
      )}
    />
  );
}

function PackOffer({ pack }: { pack: DevicePack }) {
  const { kind } = useKeptFiles(pack);
  if (kind !== 'absent' && kind !== 'downloading') return null;
  return (
    <Offer
      label={`${pack.name} cards`}
      text={`Do you get ${pack.name} cards? Download the pack to have them read on this device.`}
      control={(onUse) => <PackDownload pack={pack} onUse={onUse} />}
    />
  );
}

interface OfferProps {
  label: string;
  text: string;
  /** @param onUse for buttons that disappear when they are used, and would take the focus with them */
  control(onUse: () => void): ReactNode;
}

function Offer({ label, text, control }: OfferProps) {
  const section = useRef<HTMLElement>(null);
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-label={label}
      className="flex flex-col gap-4 rounded-xl bg-secondary p-5 focus-ring sm:flex-row sm:items-center sm:justify-between"
    >
      <p className="flex items-start gap-3">
        <WifiOff className="mt-0.5 size-5 shrink-0 text-link" aria-hidden="true" />
        {text}
      </p>
      {control(() => section.current?.focus())}
    </section>
  );
}
