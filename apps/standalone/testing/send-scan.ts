import type { Person } from '@cardsift/backend/testing/sign-up';

/** Sends a picture as the page does and returns the status of the answer. Undefined if none came. */
export async function sendScan(
  { id, email, client }: Person,
  url: string,
  { key, jpeg }: { key: string; jpeg: Uint8Array },
): Promise<number | undefined> {
  const { data } = await client.auth.getSession();
  const form = new FormData();
  form.append('image', new Blob([Buffer.from(jpeg)], { type: 'image/jpeg' }), 'card.jpg');
  form.append('userId', id);
  form.append('userEmail', email);
  const answer = await fetch(`${url}/webhook/business-card`, {
    method: 'POST',
    body: form,
    headers: { authorization: `Bearer ${data.session?.access_token}`, 'idempotency-key': key },
  }).catch(() => undefined);
  await answer?.arrayBuffer().catch(() => undefined);
  return answer?.status;
}

/** The last day's scans that count, reserved or spent. */
export async function countScans({ id, client }: Person): Promise<number> {
  const { data } = await client.rpc('get_daily_usage', { user_uuid: id }).throwOnError();
  return data[0]?.current_count ?? Number.NaN;
}
