import { deviceReader } from '#app/device-reader/device-reader.ts';

/** Has the service worker keep what reads cards as soon as somebody has downloaded the rest of it. */
export function keepReaderScript(): () => void {
  const ask = () => {
    if (deviceReader.getState().kind !== 'ready') return;
    navigator.serviceWorker?.controller?.postMessage({ type: 'keep reader' });
  };
  void deviceReader.check().then(ask);
  return deviceReader.subscribe(ask);
}
