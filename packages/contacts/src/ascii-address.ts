/** A label of a domain is at most 63 letters, and a domain 253: longer ones are none. */
const LONGEST_DOMAIN = 253;

/**
 * An e-mail address with the ASCII form of its domain (UTS 46, non-transitional, as URLs have it: `größe.de` stays
 * another domain than `grösse.de`). One whose domain is none stays as it is.
 */
export function toAsciiAddress(email: string): string {
  const at = email.lastIndexOf('@');
  const domain = email.slice(at + 1);
  if (at < 0 || domain.length > LONGEST_DOMAIN || /^[\p{ASCII}]*$/u.test(domain)) return email;
  if (/[/?#:\\@\s]/.test(domain) || !URL.canParse(`http://${domain}`)) return email;
  return `${email.slice(0, at + 1)}${new URL(`http://${domain}`).hostname}`;
}
