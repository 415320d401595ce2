import { useEffect, useSyncExternalStore } from 'react';
import { deviceReader } from './device-reader.ts';
import type { KeptFiles, KeptState } from './kept-files.ts';
import { getReadingPlace, type ReadingPlace, subscribeReadingPlace } from './server-or-device.ts';

const UNKNOWN: KeptState = { kind: 'unknown' };

/** Whether files are on this device, looked up when the component appears. */
export function useKeptFiles({ check, subscribe, getState }: KeptFiles): KeptState {
  useEffect(() => {
    void check();
  }, [check]);
  return useSyncExternalStore(subscribe, getState, () => UNKNOWN);
}

export const useDeviceReader = () => useKeptFiles(deviceReader);

export function useReadingPlace(): ReadingPlace {
  return useSyncExternalStore(subscribeReadingPlace, getReadingPlace, () => 'server');
}
