/**
 * The one form of a person's LinkedIn address, so that two spellings compare equal; null for any
 * other address, a company's page and a search page of LinkedIn's among them.
 */
export function profileAddress(address: string): string | null {
  if (!URL.canParse(address)) return null;
  const { protocol, hostname, pathname } = new URL(address);
  if (!/^https?:$/.test(protocol) || !/^(?:[\w-]+\.)?linkedin\.com$/.test(hostname)) return null;
  const [kind, slug] = pathname.split('/').filter(Boolean);
  // LinkedIn ignores case here and forwards a country's host to the main one.
  return kind === 'in' && slug ? `https://www.linkedin.com/in/${slug.toLowerCase()}` : null;
}
