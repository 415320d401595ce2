/** Milliseconds between two looks for a new version, for pages that stay open. */
const LOOK_AGAIN_MS = 60 * 60_000;

/**
 * Has the service worker keep what the app needs without a network, and calls back when a new version is
 * there, which begins when it is told to. Only the built site has one.
 */
export async function registerServiceWorker(onUpdate: (begin: () => void) => void): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  const registration = await serviceWorker.register('/sw.js', { updateViaCache: 'none' });
  const reload = () => window.location.reload();
  const isFirst = serviceWorker.controller === null;
  let isOurs = false;
  serviceWorker.addEventListener('controllerchange', () => {
    if (isOurs) reload();
    // Another tab has begun with the new version: this one asks as well.
    else if (!isFirst) onUpdate(reload);
  });
  const offer = () => {
    const { waiting } = registration;
    // The first one of all waits for nobody.
    if (!waiting || !serviceWorker.controller) return;
    onUpdate(() => {
      isOurs = true;
      waiting.postMessage({ type: 'begin' });
    });
  };
  offer();
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', offer);
  });
  setInterval(() => {
    // Without a network there is no newer one.
    registration.update().catch(() => undefined);
  }, LOOK_AGAIN_MS);
}
