import { createMiddleware } from 'hono/factory';
import { z } from 'zod';
import type { AuthEnv } from '../auth/auth-parts.ts';

/** What a listing asks for besides its folder; a person has 200 cards. */
const page = z.object({
  limit: z.int().min(0).max(1000).optional(),
  offset: z.int().min(0).max(1_000_000).optional(),
});

/** Answers 400 to a form or a page of a listing for which Supabase Lite would answer 500. */
export const refuseMalformed = createMiddleware<AuthEnv>(async (c, next) => {
  if (await isWellFormed(c.req.raw.clone())) return next();
  const message = 'The request is not well formed.';
  return c.json(
    { code: 'validation_failed', error: 'validation_failed', statusCode: '400', message },
    400,
  );
});

async function isWellFormed(request: Request): Promise<boolean> {
  const type = request.headers.get('content-type') ?? '';
  try {
    if (type.startsWith('multipart/form-data')) await request.formData();
    else if (new URL(request.url).pathname.startsWith('/storage/v1/object/list/')) {
      return page.safeParse(await request.json()).success;
    }
    return true;
  } catch {
    return false;
  }
}
