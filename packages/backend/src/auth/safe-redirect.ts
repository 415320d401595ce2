/**
 * Where a person may be sent after a link or Google, or undefined for anywhere else. Supabase Lite
 * reads the address by hand and sees `localhost` in `http://evil.example\@localhost/`, where a
 * browser goes to evil.example and takes the session along; here the browser's own parser decides.
 */
export function safeRedirect(target: string, origins: readonly string[]): string | undefined {
  const url = URL.parse(target);
  return url && origins.includes(url.origin) ? url.href : undefined;
}

/** The origins that are this site: on this machine people type either of two names. */
export function siteOrigins(siteUrl: string, port: number): string[] {
  const { origin, hostname } = new URL(siteUrl);
  const isHere = hostname === 'localhost' || hostname === '127.0.0.1';
  const names = isHere ? ['localhost', '127.0.0.1'].map((name) => `http://${name}:${port}`) : [];
  return [origin, ...names];
}
