/** `www.example.org` → `https://www.example.org`. A URL with a scheme stays as it is. */
export function withScheme(url: string): string {
  return /^[a-z][a-z0-9+.-]*:/i.test(url) ? url : `https://${url}`;
}
