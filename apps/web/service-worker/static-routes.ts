import { PrecacheController } from 'workbox-precaching';

/** What Chromium offers beyond TypeScript's own types; other browsers do without. */
interface InstallEvent extends ExtendableEvent {
  addRoutes?(rule: {
    condition: { urlPattern: string; requestDestination: RequestDestination };
    source: { cacheName: string };
  }): Promise<void>;
}

/**
 * A page has some ninety scripts, and each costs a request to this worker. If the browser can, it takes them from the
 * cache by itself, and missing ones from the network. Source:
 * https://developer.chrome.com/blog/service-worker-static-routing
 */
export function findScriptsWithoutWorker(event: InstallEvent): void {
  const { cacheName } = new PrecacheController().strategy;
  const added = event.addRoutes?.({
    // What reads cards is kept elsewhere: a worker, and a module that ends in `.mjs`.
    condition: { urlPattern: '/assets/*.js', requestDestination: 'script' },
    source: { cacheName },
  });
  if (added) event.waitUntil(added);
}
