import type { ReactNode } from 'react';

/** Where people write to, the variable SUPPORT_EMAIL of the build; null where the operator named nothing. */
export const SUPPORT_EMAIL: string | null = import.meta.env.SUPPORT_EMAIL || null;

/** An address that opens a new mail to support with its subject filled in; null without support. */
export function mailTo(subject: string, address = SUPPORT_EMAIL): string | null {
  return address && `mailto:${address}?subject=${encodeURIComponent(subject)}`;
}

interface AskSupportProps {
  subject: string;
  /** Only for tests. */
  address?: string | null;
}

/** “Write to” support, or whom to ask where no address is known that can be written to. */
export function AskSupport({ subject, address = SUPPORT_EMAIL }: AskSupportProps): ReactNode {
  const href = mailTo(subject, address);
  if (href === null) return 'Ask whoever runs this server';
  return (
    <>
      Write to{' '}
      <a href={href} className="font-medium text-link underline underline-offset-4">
        {address}
      </a>
    </>
  );
}
