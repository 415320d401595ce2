import { siteUrl } from './site-url.ts';

/** Feeds and sitemaps must name full addresses; without SITE_URL they name where `npm start` serves. */
export function fullUrl(path: string): string {
  return new URL(siteUrl(path), 'http://localhost:3000').href;
}
