import { useQuery } from '@tanstack/react-query';
import { DEV_INBOX, findDevInbox } from './api/find-dev-inbox.ts';

/** Where to find the mail when no mail server is configured; nothing at all when one is. */
export function DevInboxHint() {
  const { data: available } = useQuery({ queryKey: ['dev-inbox'], queryFn: findDevInbox });
  if (!available) return null;
  return (
    <p className="rounded-lg bg-warning-soft p-3 text-sm text-foreground">
      This server sends no e-mail yet. Your message is waiting in the{' '}
      <a href={DEV_INBOX} className="font-medium text-link underline underline-offset-4">
        dev inbox
      </a>
      .
    </p>
  );
}
