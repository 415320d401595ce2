/** A domain label has at most 63 letters, and a domain 253. A longer one is not a domain. */
const LONGEST_DOMAIN = 253;

/**
 * An e-mail address with its domain in ASCII form (UTS 46, non-transitional, as in URLs: `größe.de` and
 * `grösse.de` stay different domains). An address whose domain is invalid stays as it is.
 */
export function toAsciiAddress(email: string): string {
  const at = email.lastIndexOf('@');
  const domain = email.slice(at + 1);
  if (at < 0 || domain.length > LONGEST_DOMAIN || /^[\p{ASCII}]*$/u.test(domain)) return email;
  if (/[/?#:\\@\s]/.test(domain) || !URL.canParse(`http://${domain}`)) return email;
  return `${email.slice(0, at + 1)}${new URL(`http://${domain}`).hostname}`;
}
