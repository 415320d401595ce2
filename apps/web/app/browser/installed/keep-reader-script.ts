import { notifyError } from '#app/components/ui/notify.ts';
import { deviceReader } from '#app/device-reader/device-reader.ts';

/**
 * Makes the service worker keep the reader's script once somebody has downloaded the rest. A worker that has not
 * taken over this page yet is asked too. It answers only on failure; without a network it is asked again with the
 * next page.
 */
export function keepReaderScript(): () => void {
  let isTold = false;
  const onFailure = ({ data }: MessageEvent<{ isFull: boolean }>) => {
    if (!data.isFull || isTold) return;
    isTold = true;
    notifyError(
      'Not ready for offline use',
      'There is not enough space on this device to read cards without a network. Free some up and open Cardsift again.',
    );
  };
  const ask = () => {
    if (deviceReader.getState().kind !== 'ready') return;
    void navigator.serviceWorker?.ready.then(({ active }) => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', onFailure, { once: true });
      port1.start();
      active?.postMessage({ type: 'keep reader' }, [port2]);
    });
  };
  void deviceReader.check().then(ask);
  return deviceReader.subscribe(ask);
}
