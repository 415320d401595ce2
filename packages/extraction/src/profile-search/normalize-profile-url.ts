/**
 * Normalizes the URL of a person's LinkedIn profile, so that two spellings compare equal. Null for any other URL,
 * such as a company's page or a search.
 */
export function normalizeProfileUrl(address: string): string | null {
  if (!URL.canParse(address)) return null;
  const { protocol, hostname, pathname } = new URL(address);
  if (!/^https?:$/.test(protocol) || !/^(?:[\w-]+\.)?linkedin\.com$/.test(hostname)) return null;
  const [kind, slug] = pathname.split('/').filter(Boolean);
  // LinkedIn ignores case here, and redirects a country's host to the main one.
  return kind === 'in' && slug ? `https://www.linkedin.com/in/${slug.toLowerCase()}` : null;
}
