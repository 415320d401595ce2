/**
 * The URL to which a person may be sent after a link or Google, or undefined for any other.
 * Supabase Lite parses URLs itself and sees `localhost` in `http://evil.example\@localhost/`, where
 * a browser goes to evil.example and takes the session along. Here the standard URL parser decides.
 */
export function safeRedirect(target: string, origins: readonly string[]): string | undefined {
  const url = URL.parse(target);
  return url && origins.includes(url.origin) ? url.href : undefined;
}

/** The origins of this site. For this machine, people type either of two names. */
export function siteOrigins(siteUrl: string, port: number): string[] {
  const { origin, hostname } = new URL(siteUrl);
  const isHere = hostname === 'localhost' || hostname === '127.0.0.1';
  const names = isHere ? ['localhost', '127.0.0.1'].map((name) => `http://${name}:${port}`) : [];
  return [origin, ...names];
}
