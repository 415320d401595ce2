/** Milliseconds for the service worker to answer; it has them in memory or not at all. */
const TIMEOUT_MS = 5_000;

/** The pictures that a phone has just shared with the app; null when they are gone. */
export async function askForSharedPictures(id: string): Promise<File[] | null> {
  const worker = navigator.serviceWorker?.controller;
  if (!worker) return null;
  const { port1, port2 } = new MessageChannel();
  const answer = new Promise<File[] | null>((resolve) => {
    port1.addEventListener('message', ({ data }: MessageEvent<File[] | null>) => resolve(data));
    port1.start();
    setTimeout(() => resolve(null), TIMEOUT_MS);
  });
  worker.postMessage({ type: 'give shared pictures', id }, [port2]);
  try {
    return await answer;
  } finally {
    port1.close();
  }
}
