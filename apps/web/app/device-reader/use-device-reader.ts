import { useEffect, useSyncExternalStore } from 'react';
import { type DeviceReaderState, deviceReader } from './device-reader.ts';
import { getReadingPlace, type ReadingPlace, subscribeReadingPlace } from './reading-place.ts';

const UNKNOWN: DeviceReaderState = { kind: 'unknown' };

/** What is on this device, looked up when the component appears. */
export function useDeviceReader(): DeviceReaderState {
  useEffect(() => {
    void deviceReader.check();
  }, []);
  return useSyncExternalStore(deviceReader.subscribe, deviceReader.getState, () => UNKNOWN);
}

export function useReadingPlace(): ReadingPlace {
  return useSyncExternalStore(subscribeReadingPlace, getReadingPlace, () => 'server');
}
