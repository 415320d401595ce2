import { createMiddleware } from 'hono/factory';
import { z } from 'zod';
import type { AuthEnv } from '../auth/auth-parts.ts';

/** The options of a listing besides its folder. A person has 200 cards. */
const page = z.object({
  limit: z.int().min(0).max(1000).optional(),
  offset: z.int().min(0).max(1_000_000).optional(),
});

/** The most names removed at once. Each is looked up separately, and the page sends a hundred. */
const removal = z.object({ prefixes: z.array(z.string().max(1024)).max(100) });

/** Answers 400 to requests that Supabase Lite would answer with 500, or that are too much work. */
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
  const { pathname } = new URL(request.url);
  try {
    if (type.startsWith('multipart/form-data')) await request.formData();
    else if (pathname.startsWith('/storage/v1/object/list/')) {
      return page.safeParse(await request.json()).success;
    } else if (request.method === 'DELETE' && /^\/storage\/v1\/object\/[^/]+$/.test(pathname)) {
      return removal.safeParse(await request.json()).success;
    }
    return true;
  } catch {
    return false;
  }
}
