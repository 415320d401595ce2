/** The links every header has, signed in or not. */
export const SITE_LINKS = [
  { to: '/about', label: 'About' },
  { to: '/blog', label: 'Blog' },
  { to: '/pro', label: 'Pro' },
  { to: '/privacy', label: 'Privacy' },
] as const;

/** Where people write to for support, upgrades and offers. */
export const SUPPORT_EMAIL = 'support@cardsift.example';

/** An address that opens a new mail to support with its subject filled in. */
export function mailTo(subject: string): string {
  return `mailto:${SUPPORT_EMAIL}?subject=${encodeURIComponent(subject)}`;
}
