import { type EmailDriver, SmtpEmailDriver } from '@supabase/lite';
import type { Logger } from 'pino';
import type { SmtpSettings } from '../backend-settings.ts';
import { BackgroundEmail } from './background-email.ts';
import { findFirstLink, Inbox } from './inbox.ts';

interface CreatedEmail {
  email: EmailDriver;
  inbox: Inbox | undefined;
  /** Resolves when no mail is being sent anymore. */
  settle(): Promise<void>;
}

/**
 * Sends mail to the configured server. Without one, mail is kept in an inbox and announced by `say`.
 */
export function createEmail(
  smtp: SmtpSettings | undefined,
  say: (line: string) => void,
  logger: Logger,
): CreatedEmail {
  if (smtp) {
    const { password: pass, firstPause, ...options } = smtp;
    const driver = new SmtpEmailDriver({ ...options, pass });
    const email = new BackgroundEmail(driver, logger, firstPause);
    return { email, inbox: undefined, settle: () => email.settle() };
  }
  const inbox = new Inbox(({ subject, text }) => {
    say(`Mail “${subject}”: ${findFirstLink(text) ?? 'see /dev/inbox'}`);
  });
  return { email: inbox, inbox, settle: async () => undefined };
}
