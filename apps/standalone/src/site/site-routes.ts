import { requestOrigin } from '@cardsift/backend/http/identify-client';
import type { ServerEnv } from '@cardsift/backend/http/server-env';
import { serveStatic } from '@hono/node-server/serve-static';
import { type Context, Hono } from 'hono';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { findBuilds } from './find-builds.ts';
import { loadPages, type Page } from './load-pages.ts';
import { UNREADY_PAGE } from './unready-page.ts';

/** The service worker connects to nothing else. */
const WORKER_POLICY = "default-src 'none'; script-src 'self'; connect-src 'self'";

const UNREADY_POLICY = contentSecurityPolicy(UNREADY_PAGE);

const A_YEAR = 'public, max-age=31536000, immutable';

/**
 * Serves the built web app that `site` links to: its pages, its assets and the page's configuration. Pages that were
 * opened before an update also get the assets of the build before.
 */
export async function siteRoutes(
  site: string,
  siteUrl: string,
  publishableKey: string,
): Promise<Hono<ServerEnv>> {
  const [directory, ...others] = await findBuilds(site);
  const { prerendered, fallback } = await loadPages(directory);

  const assetsOfOthers = new Hono<ServerEnv>();
  for (const root of others)
    assetsOfOthers.get('/assets/*', serveStatic({ root, precompressed: true }));

  function sendPage(c: Context<ServerEnv>, page: Page, status: 200 | 404) {
    c.header('Content-Security-Policy', page.policy);
    c.header('Cache-Control', 'no-cache');
    return c.html(page.html, status);
  }

  return (
    new Hono<ServerEnv>()
      .get('/config.js', (c) => {
        const origin = requestOrigin(c, siteUrl);
        const carddavUrl = `${origin}/dav/`;
        const settings = { supabaseUrl: origin, supabaseKey: publishableKey, carddavUrl };
        c.header('Content-Type', 'text/javascript; charset=utf-8');
        c.header('Cache-Control', 'no-store');
        return c.body(`window.CARDSIFT = ${JSON.stringify(settings)};\n`);
      })
      // Browsers find a new version by this file, and it decides about all other files.
      .use('/sw.js', async (c, next) => {
        await next();
        c.header('Cache-Control', 'no-cache');
        c.header('Content-Security-Policy', WORKER_POLICY);
      })
      .use('/manifest.webmanifest', async (c, next) => {
        await next();
        c.header('Cache-Control', 'no-cache');
      })
      // The service worker handles pictures that phones share. Without one they are lost, and the body is not read.
      .post('/share-target', (c) => c.redirect('/dashboard?shared=lost', 303))
      // A form that was submitted before its page had started. Its body may contain a password, and is not read.
      .post('*', (c, next) => {
        if (!prerendered.has(trimPath(c.req.path)) && !isAppRoute(c.req.path)) return next();
        c.header('Allow', 'GET, HEAD');
        c.header('Cache-Control', 'no-store');
        c.header('Content-Security-Policy', UNREADY_POLICY);
        return c.html(UNREADY_PAGE, 405);
      })
      // Only `sendPage` knows a page's policy, so pages are never served as plain files.
      .get('*', async (c, next) => {
        const path = trimPath(c.req.path);
        if (path.endsWith('.html')) return sendPage(c, fallback, 404);
        const page = prerendered.get(path);
        return page ? sendPage(c, page, 200) : next();
      })
      .use('/assets/*', async (c, next) => {
        await next();
        if (c.res.ok) c.header('Cache-Control', A_YEAR);
      })
      .get('*', serveStatic({ root: directory, precompressed: true }))
      .route('/', assetsOfOthers)
      .get('*', (c) => {
        // A browser that requests a script must not get a page instead of an error.
        if (c.req.path.startsWith('/assets/')) return c.notFound();
        return sendPage(c, fallback, isAppRoute(c.req.path) ? 200 : 404);
      })
  );
}

/** Removes `index.html` and final slashes, because pages are keyed without them. */
const trimPath = (path: string) => path.replace(/\/index\.html$/, '').replace(/(?<!\/)\/+$/, '');

/** A page that the browser renders in the empty shell. */
const isAppRoute = (path: string) => /^\/dashboard(\/|$)/.test(path);
