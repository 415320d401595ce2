import { useId } from 'react';
import { Switch } from '#app/components/ui/switch.tsx';
import { describeObstacle } from '#app/device-reader/describe-reader.ts';
import { DownloadControl } from '#app/device-reader/download-control.tsx';
import { readHereFromNowOn, setReadingPlace } from '#app/device-reader/server-or-device.ts';
import { useDeviceReader, useReadingPlace } from '#app/device-reader/use-device-reader.ts';

/** Whether the picture is sent to be read, or stays here. */
export function ServerOrHere() {
  const id = useId();
  const state = useDeviceReader();
  const isHere = useReadingPlace() === 'device';
  if (state.kind === 'unknown') return null;
  if (state.kind === 'impossible') {
    return <p className="text-sm text-muted-foreground">{describeObstacle(state.obstacle)}</p>;
  }
  if (state.kind === 'ready') {
    return (
      <div className="flex items-center justify-between gap-4">
        <label htmlFor={id}>Read it on this device; the picture is not sent</label>
        <Switch
          id={id}
          checked={isHere}
          onCheckedChange={(checked) => setReadingPlace(checked ? 'device' : 'server')}
        />
      </div>
    );
  }
  return (
    <div className="flex flex-col gap-3 sm:flex-row sm:items-center sm:justify-between">
      <p className="text-sm text-muted-foreground">
        Prefer not to send the picture? Download the reader and scan as much as you like.
      </p>
      <DownloadControl state={state} label="Read on this device" onDownload={readHereFromNowOn} />
    </div>
  );
}
