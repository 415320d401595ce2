import { cleanupOutdatedCaches, precacheAndRoute } from 'workbox-precaching';
import { createHandlerBoundToURL } from 'workbox-precaching/createHandlerBoundToURL';
import { matchPrecache } from 'workbox-precaching/matchPrecache';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { NetworkFirst, NetworkOnly } from 'workbox-strategies';
import { dropOldReaderScripts, findKeptFile, keepReaderScript } from './reader-script.ts';
import { giveSharedPictures, SHARE_TARGET, takeSharedPictures } from './shared-pictures.ts';
import { findScriptsWithoutWorker } from './static-routes.ts';

/**
 * What the app needs to start without a network: our own built files, and no answer of the backend. Requests without
 * a route below (auth, rows, files, functions, the webhook) never pass here.
 */

declare const self: ServiceWorkerGlobalScope;
/** Written by build-tools/build-service-worker.ts. */
declare const PRECACHE: { url: string; revision: string | null }[];

precacheAndRoute(PRECACHE);
cleanupOutdatedCaches();

/** The page that draws every signed-in screen, with the policy it was served with. */
registerRoute(
  new NavigationRoute(createHandlerBoundToURL('/dashboard'), {
    allowlist: [/^\/dashboard(\/|\?|$)/],
  }),
);

/** Any other page comes from the network. Without one, a page says so. */
const network = new NetworkOnly();
registerRoute(
  new NavigationRoute(async (options) => {
    try {
      return await network.handle(options);
    } catch (error) {
      const page = await matchPrecache('/offline');
      if (page) return page;
      throw error;
    }
  }),
);

const CONFIG_CACHE = 'cardsift-config';

/** Seconds to wait for the network to say where the backend is, before its last answer is used. */
const CONFIG_TIMEOUT = 4;

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname === '/config.js',
  new NetworkFirst({
    cacheName: CONFIG_CACHE,
    networkTimeoutSeconds: CONFIG_TIMEOUT,
    plugins: [{ cacheWillUpdate: async ({ response }) => (isScript(response) ? response : null) }],
  }),
);

const isScript = ({ ok, headers }: Response) =>
  ok && (headers.get('Content-Type') ?? '').startsWith('text/javascript');

/** Files whose names carry their hash: those of the card reader too, where somebody has downloaded it. */
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  async ({ request }) => (await findKeptFile(request)) ?? fetch(request),
);

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname === SHARE_TARGET,
  ({ request }) => takeSharedPictures(request),
  'POST',
);

self.addEventListener('install', (event) => {
  findScriptsWithoutWorker(event);
  // The page that brought this worker has loaded it already, without the worker.
  const config = caches.open(CONFIG_CACHE).then((cache) => cache.add('/config.js'));
  event.waitUntil(Promise.all([config, keepReaderScript()]));
});
self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([self.clients.claim(), dropOldReaderScripts()]));
});

self.addEventListener('message', (event) => {
  const { data, ports } = event;
  // The person has said that the new version may begin.
  if (data?.type === 'begin') void self.skipWaiting();
  if (data?.type === 'keep reader') {
    event.waitUntil(
      keepReaderScript().catch((error: unknown) => {
        ports[0]?.postMessage({ isFull: (error as Error).name === 'QuotaExceededError' });
      }),
    );
  }
  if (data?.type === 'give shared pictures') ports[0]?.postMessage(giveSharedPictures(data.id));
});
