import { createMiddleware } from 'hono/factory';
import { verifyBearer } from '../auth/verify-bearer.ts';
import { ANSWER_LIMITS } from '../limits.ts';
import type { Secrets } from '../secrets.ts';
import type { ServerEnv } from './server-env.ts';
import { createUnreadAnswers } from './unread-answers.ts';

/** Counts the large answers of `/rest/v1` until they have been read. */
export function limitUnreadAnswers({ jwtSecret }: Secrets, limits = ANSWER_LIMITS) {
  const unread = createUnreadAnswers(limits);
  return createMiddleware<ServerEnv>(async (c, next) => {
    await next();
    if (!c.req.path.startsWith('/rest/v1/') || !c.res.body) return;
    const body = await c.res.arrayBuffer();
    const answer = new Response(body, c.res);
    // With a known length, a small answer is not compressed needlessly.
    answer.headers.set('Content-Length', String(body.byteLength));
    if (body.byteLength > limits.small) {
      const { outgoing } = c.env;
      const claims = await verifyBearer(c.req.header('authorization'), jwtSecret);
      const release = unread.hold({
        owner: claims?.sub ?? c.var.clientAddress,
        bytes: body.byteLength,
        drop: () => outgoing.destroy(),
      });
      outgoing.once('close', release);
      outgoing.setTimeout(limits.seconds * 1000, () => outgoing.destroy());
    }
    c.res = answer;
  });
}
