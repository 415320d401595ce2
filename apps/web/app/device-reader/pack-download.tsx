import { notify } from '#app/components/ui/notify.ts';
import { DownloadControl } from './download-control.tsx';
import type { DevicePack } from './packs.ts';
import { useKeptFiles } from './use-device-reader.ts';

interface PackDownloadProps {
  pack: DevicePack;
  /** As `DownloadControl` has them. */
  label?: string;
  describedBy?: string;
  onUse?(): void;
}

/** Downloads one pack and says when it is here. Shows nothing then. */
export function PackDownload({
  pack,
  label = `Download ${pack.name}`,
  describedBy,
  onUse,
}: PackDownloadProps) {
  const state = useKeptFiles(pack);

  async function download() {
    if ((await pack.download()).kind === 'ready')
      notify('Pack downloaded', `${pack.name} cards are read on this device from now on.`);
  }

  return (
    <DownloadControl
      kept={pack}
      state={state}
      what={`${pack.name} pack`}
      label={label}
      describedBy={describedBy}
      onDownload={download}
      onUse={onUse}
    />
  );
}
