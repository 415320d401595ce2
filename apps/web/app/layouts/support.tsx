import type { ReactNode } from 'react';

/** Where people write to, the variable SUPPORT_EMAIL of the build; null where the operator named nothing. */
export const SUPPORT_EMAIL: string | null = import.meta.env.SUPPORT_EMAIL || null;

/** An address that opens a new mail to support with its subject filled in; null without support. */
export function mailTo(subject: string): string | null {
  return SUPPORT_EMAIL && `mailto:${SUPPORT_EMAIL}?subject=${encodeURIComponent(subject)}`;
}

/** “Write to” support, or whom to ask where no address is known that can be written to. */
export function AskSupport({ subject }: { subject: string }): ReactNode {
  const href = mailTo(subject);
  if (href === null) return 'Ask the operator of this server';
  return (
    <>
      Write to{' '}
      <a href={href} className="font-medium text-link underline underline-offset-4">
        {SUPPORT_EMAIL}
      </a>
    </>
  );
}
