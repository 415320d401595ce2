import { READING_TYPE } from '@cardsift/card-reader/answer-types';
import type { Pack } from '@cardsift/card-reader/models/packs';
import type { Contact } from '@cardsift/contacts/contact';
import { readRuntimeConfig } from '#app/backend/env.ts';
import { randomUuid } from '#app/browser/random-uuid.ts';
import { countOf } from '#app/text/count-of.ts';
import { demoAnswerSchema } from './trial-fields.ts';

/** What came of reading a picture in the demo. */
export type DemoResult =
  /** One contact for each card on the picture, at least one. */
  | { kind: 'read'; contacts: [Contact, ...Contact[]] }
  /** The picture was read, and there was no text. */
  | { kind: 'empty' }
  /** It was not read; `message` says why, and `pack` would have read it on this device. */
  | { kind: 'refused'; message: string; pack?: Pack | undefined };

/** Milliseconds; a free worker answers within a few seconds, a queue within some more. */
const GIVE_UP_AFTER = 60_000;

const FAILED = 'The card could not be read just now. Please try again in a moment.';

/** Has the workflow read a picture. Nothing of it is stored anywhere. */
export async function readDemoCard(picture: Blob): Promise<DemoResult> {
  try {
    const form = new FormData();
    form.append('image', picture, 'card.jpg');
    const response = await fetch(await findDemoAddress(), {
      method: 'POST',
      headers: {
        Accept: READING_TYPE,
        'X-Request-Id': randomUuid(),
      },
      body: form,
      signal: AbortSignal.timeout(GIVE_UP_AFTER),
    });
    if (!response.ok) return await explainRefusal(response);
    const { cards } = demoAnswerSchema.parse(await response.json());
    return toResult(cards);
  } catch (error) {
    console.error('The demo failed', error);
    return { kind: 'refused', message: FAILED };
  }
}

export function toResult(cards: readonly { contact: Contact }[]): DemoResult {
  const [first, ...others] = cards.map(({ contact }) => contact);
  return first ? { kind: 'read', contacts: [first, ...others] } : { kind: 'empty' };
}

async function explainRefusal(response: Response): Promise<DemoResult> {
  const body: unknown = await response.json().catch(() => null);
  const { code, message } = (body ?? {}) as { code?: unknown; message?: unknown };
  if (code === 'no_text_found') return { kind: 'empty' };
  const sentence = typeof message === 'string' ? message : FAILED;
  return { kind: 'refused', message: sentence + tellWhen(response.headers.get('Retry-After')) };
}

function tellWhen(retryAfter: string | null): string {
  const seconds = Number(retryAfter);
  if (!(seconds > 0)) return '';
  if (seconds < 60) return ' Try again in a moment.';
  const minutes = Math.ceil(seconds / 60);
  return ` Try again in ${countOf(minutes, 'minute')}.`;
}

/** The demo stands beside the webhook, wherever the backend says that one is. */
async function findDemoAddress(): Promise<URL> {
  const here = new URL('/webhook/demo-card', window.location.href);
  try {
    const { supabaseUrl, supabaseKey } = readRuntimeConfig();
    const response = await fetch(new URL('/functions/v1/get-webhook-url', supabaseUrl), {
      headers: { apikey: supabaseKey },
    });
    const { webhookUrl } = (await response.json()) as { webhookUrl?: string };
    return webhookUrl ? new URL('demo-card', webhookUrl) : here;
  } catch {
    return here;
  }
}
