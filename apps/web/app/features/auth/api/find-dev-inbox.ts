/** Where a server without mail keeps what it would have sent; only on the developer's machine. */
export const DEV_INBOX = '/dev/inbox';

/** Whether this server keeps its mail in the dev inbox. */
export async function findDevInbox(): Promise<boolean> {
  try {
    const response = await fetch(`${DEV_INBOX}.json`);
    return response.ok && (response.headers.get('Content-Type') ?? '').includes('json');
  } catch {
    return false;
  }
}
