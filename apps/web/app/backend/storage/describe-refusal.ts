import type { Notice } from '#app/components/ui/notify.ts';

/** The database's codes for an account that is full, and for a contact that is too large. */
const STORAGE_FULL = 'storage_limit_reached';
const TOO_LARGE: unknown[] = ['row_too_large', 'body_too_large'];

/**
 * What somebody is told whose account cannot hold what they wanted to save; undefined for any other failure.
 *
 * @param failure what failed, such as “Failed to save the contact”
 */
export function describeRefusal(error: unknown, failure: string): Notice | undefined {
  const { code } = error as { code?: unknown };
  if (code === STORAGE_FULL) {
    return {
      title: 'Storage Full',
      description: `${failure}: your account has no room left. Delete contacts you no longer need, also from Recently Deleted.`,
      link: { label: 'See storage', href: '/dashboard/settings#storage' },
    };
  }
  if (TOO_LARGE.includes(code)) {
    return { title: 'Too Long', description: `${failure}: one contact cannot hold that much.` };
  }
  return undefined;
}
