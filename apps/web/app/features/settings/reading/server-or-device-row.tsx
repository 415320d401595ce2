import { useId } from 'react';
import { notify } from '#app/components/ui/notify.ts';
import {
  Select,
  SelectContent,
  SelectItem,
  SelectTrigger,
  SelectValue,
} from '#app/components/ui/select.tsx';
import { describeObstacle } from '#app/device-reader/describe-reader.ts';
import { deviceReader } from '#app/device-reader/device-reader.ts';
import { DownloadControl } from '#app/device-reader/download-control.tsx';
import {
  type ReadingPlace,
  readHereFromNowOn,
  setReadingPlace,
} from '#app/device-reader/server-or-device.ts';
import { useDeviceReader, useReadingPlace } from '#app/device-reader/use-device-reader.ts';
import { SettingRow } from '../setting-row.tsx';
import { KeptSize } from './kept-size.tsx';

/** Where this browser's cards are read, and what that takes. */
export function ServerOrDeviceRow() {
  const id = useId();
  const state = useDeviceReader();
  const chosen = useReadingPlace();
  const impossible = state.kind === 'impossible';

  async function choose(place: ReadingPlace) {
    if (place === 'server') setReadingPlace('server');
    else if (!(await readHereFromNowOn())) return;
    notify('Settings saved');
  }

  return (
    <SettingRow
      id={id}
      title="Where cards are read"
      description={
        impossible ? (
          describeObstacle(state.obstacle)
        ) : (
          <>
            On our server a picture is read in memory and thrown away. On this device it never
            leaves this browser. The choice applies to this browser, not to your account.
          </>
        )
      }
    >
      <div className="flex flex-col gap-3 sm:items-end">
        <Select
          value={impossible ? 'server' : chosen}
          disabled={impossible || state.kind === 'downloading'}
          onValueChange={(value) => void choose(value as ReadingPlace)}
        >
          <SelectTrigger
            aria-labelledby={id}
            aria-describedby={`${id}-note`}
            className="w-full sm:w-64"
          >
            <SelectValue />
          </SelectTrigger>
          <SelectContent>
            <SelectItem value="server">On our server (default)</SelectItem>
            <SelectItem value="device">On this device</SelectItem>
          </SelectContent>
        </Select>
        <DownloadControl state={state} label="Download the reader" />
        {state.kind === 'ready' && (
          <KeptSize
            kept={deviceReader}
            onRemove={() => {
              setReadingPlace('server');
              void deviceReader.remove();
            }}
          />
        )}
      </div>
    </SettingRow>
  );
}
