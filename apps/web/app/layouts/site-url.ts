/**
 * The full address of a path, for machines that need one. The build takes it from SITE_URL (such as
 * `https://cardsift.com`), which is set for a public site; without it one build can be served anywhere, and addresses
 * stay relative to whoever serves it.
 */
export function siteUrl(path: string, origin: string = import.meta.env.SITE_URL): string {
  return origin ? new URL(path, origin).href : path;
}

/** Feeds and sitemaps must name full addresses; without SITE_URL they name where `npm start` serves. */
export function fullUrl(path: string): string {
  return new URL(siteUrl(path), 'http://localhost:3000').href;
}
