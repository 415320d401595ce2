import { useId, useRef } from 'react';
import { PackDownload } from '#app/device-reader/pack-download.tsx';
import { type DevicePack, devicePacks, isSuggested } from '#app/device-reader/packs.ts';
import { useDeviceReader, useKeptFiles } from '#app/device-reader/use-device-reader.ts';
import { SettingRow } from '../setting-row.tsx';
import { KeptSize } from './kept-size.tsx';

/** The scripts that this device reads beyond the usual ones, once its reader is here. */
export function PacksRow() {
  if (useDeviceReader().kind !== 'ready') return null;
  return (
    <SettingRow
      title="More scripts on this device"
      description="Our server reads these scripts. Download a pack to read them on this device as well, even without a network."
    >
      <ul className="flex flex-col gap-4 sm:w-64">
        {devicePacks.map((pack) => (
          <PackItem key={pack.script} pack={pack} />
        ))}
      </ul>
    </SettingRow>
  );
}

function PackItem({ pack }: { pack: DevicePack }) {
  const id = useId();
  const state = useKeptFiles(pack);
  const item = useRef<HTMLLIElement>(null);
  // Each button disappears when it is used, and would take the focus with it.
  const keepFocus = () => item.current?.focus();
  return (
    <li
      ref={item}
      tabIndex={-1}
      aria-label={pack.name}
      className="flex flex-col gap-2 rounded-md focus-ring"
    >
      <p id={id} className="text-sm font-medium">
        {pack.name}
        {isSuggested(pack) && (
          <span className="block font-normal text-muted-foreground">
            Suggested by your browser’s languages
          </span>
        )}
      </p>
      <PackDownload pack={pack} label="Download" describedBy={id} onUse={keepFocus} />
      {state.kind === 'ready' && (
        <KeptSize
          kept={pack}
          label={`Remove ${pack.name}`}
          onRemove={() => {
            keepFocus();
            void pack.remove();
          }}
        />
      )}
    </li>
  );
}
