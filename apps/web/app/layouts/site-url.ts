/**
 * The address of a path for machines that want it in full. VITE_SITE_ORIGIN (such as
 * `https://cardsift.com`) is set when building for a public site; without it one build can be
 * served anywhere, and addresses stay relative to whoever serves it.
 */
export function siteUrl(path: string): string {
  const origin: string | undefined = import.meta.env.VITE_SITE_ORIGIN;
  return origin ? new URL(path, origin).href : path;
}
