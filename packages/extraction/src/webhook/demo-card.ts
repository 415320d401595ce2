import type { BodyIntake } from '@cardsift/backend/http/body-intake';
import { cardInScript } from '@cardsift/card-reader/card-in-script';
import { hashtagsOfPlan } from '@cardsift/card-reader/hashtags-of-plan';
import { DEFAULT_NAME_SCRIPT } from '@cardsift/contacts/names/name-script';
import type { Context } from 'hono';
import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import { HttpError } from '../http-error.ts';
import { readerFailure } from '../reader-processes/reader-failure.ts';
import type { ReaderPool } from '../reader-processes/reader-pool.ts';
import { answerWithCards } from './card-answer.ts';
import { readDemoForm } from './card-form.ts';
import { countRequest } from './count-request.ts';
import { withPictureInMemory } from './picture-in-memory.ts';
import { busy } from './scan-picture.ts';

const severalPages = () =>
  new HttpError(422, 'several_pages', 'The demo reads one page. Sign up free to read all pages.');

/** Reads a visitor's picture. It stores nothing except how often the address asked. */
export async function readDemoCard(
  c: Context,
  address: string,
  deps: { pool: ReaderPool; limiter: RateLimiterAbstract; intake: BodyIntake },
): Promise<Response> {
  await countRequest(
    deps.limiter,
    address,
    'demo_limit_reached',
    'The demo is limited. Sign up free to go on scanning.',
  );
  try {
    return await withPictureInMemory(deps.intake, c.req.raw, { address }, async (sent) => {
      const image = readDemoForm(sent);
      const slot = deps.pool.reserve('demo', address);
      if (!slot) throw busy(deps.pool);
      try {
        const { signal } = c.req.raw;
        if ((await slot.count(image, { signal })) > 1) throw severalPages();
        const cards = await slot.read(image, { signal });
        // A visitor who signs up must not be able to save more than a scan would have given.
        return answerWithCards(
          c,
          cards.map((card) => hashtagsOfPlan(cardInScript(card, DEFAULT_NAME_SCRIPT), false)),
        );
      } finally {
        slot.release();
      }
    });
  } catch (error) {
    const failure = readerFailure(error);
    // A fault of ours does not use up one of a visitor's few tries.
    if (failure.status >= 500) await deps.limiter.reward(address);
    throw failure;
  }
}
