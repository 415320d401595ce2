import { SUPPORT_EMAIL } from '#app/layouts/site-links.ts';

/** An address that opens a new mail to support with its subject filled in. */
export function mailTo(subject: string): string {
  return `mailto:${SUPPORT_EMAIL}?subject=${encodeURIComponent(subject)}`;
}
