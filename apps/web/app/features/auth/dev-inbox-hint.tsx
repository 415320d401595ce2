import { useQuery } from '@tanstack/react-query';

/** Where a server without mail keeps what it would have sent; only on the developer's machine. */
const DEV_INBOX = '/dev/inbox';

/** Whether this server keeps its mail in the dev inbox. */
async function findDevInbox(): Promise<boolean> {
  try {
    const response = await fetch(`${DEV_INBOX}.json`);
    return response.ok && (response.headers.get('Content-Type') ?? '').includes('json');
  } catch {
    return false;
  }
}

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
