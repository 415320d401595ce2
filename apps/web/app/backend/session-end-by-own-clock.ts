import { z } from 'zod';

const sessionSchema = z.looseObject({ access_token: z.string(), expires_in: z.number() });

/**
 * An answer of the auth service without the time at which its session ends, which is by the backend's clock. The
 * client then counts from this device's clock. Otherwise, on a device that is an hour ahead, every token has expired
 * on arrival and each request fetches a new one.
 */
export async function endByOwnClock(answer: Response): Promise<Response> {
  if (!answer.ok) return answer;
  const content: unknown = await answer
    .clone()
    .json()
    .catch(() => null);
  const { data } = sessionSchema.safeParse(content);
  if (data === undefined) return answer;
  const { status, headers } = answer;
  return Response.json({ ...data, expires_at: undefined }, { status, headers });
}
