import { describeError } from '@cardsift/backend/describe-error';
import {
  type BackendClient,
  createSupabaseClients,
  type SupabaseSettings,
} from '@cardsift/backend/supabase-clients';
import type { Logger } from 'pino';
import { z } from 'zod';
import { type Repetition, repeatWork } from '../repeat-work.ts';
import { type Mail, writeFoundProfileMail } from './found-profile-mail.ts';

/** The longest wait for a mail that somebody asked for. */
const IDLE_MS = 5 * 60_000;

const claimed = z.array(
  z.object({ email: z.string(), profiles: z.number(), switch_off_token: z.guid() }),
);

interface NewsMailerOptions {
  supabase: SupabaseSettings;
  send(mail: Mail): Promise<void>;
  siteUrl: string;
  logger: Logger;
}

/** Mails people who asked for it what was found for them. */
export function createFoundProfileMailer({ supabase, ...rest }: NewsMailerOptions): Repetition {
  const { service } = createSupabaseClients(supabase);
  return repeatWork(() => tellNext(service, rest));
}

/** Notifies one person and returns the milliseconds to pause before the next. Never throws. */
export async function tellNext(
  service: BackendClient,
  { send, siteUrl, logger }: Omit<NewsMailerOptions, 'supabase'>,
): Promise<number> {
  try {
    const { data } = await service.rpc('claim_profile_news').throwOnError();
    const [news] = claimed.parse(data);
    if (!news) return IDLE_MS;
    await send(writeFoundProfileMail(news, siteUrl));
    logger.info('news sent');
    return 0;
  } catch (error) {
    logger.warn({ error: describeError(error) }, 'news could not be sent');
    return IDLE_MS;
  }
}
