import { type EmailDriver, SmtpEmailDriver } from '@supabase/lite';
import type { Config } from '../config.ts';
import { firstLink } from './first-link.ts';
import { Inbox } from './inbox.ts';

/** Mail goes to the configured server; without one it is kept in an inbox and announced by `say`. */
export function createEmail(
  smtp: Config['smtp'],
  say: (line: string) => void,
): { email: EmailDriver; inbox: Inbox | undefined } {
  if (smtp) {
    const { password: pass, ...options } = smtp;
    return { email: new SmtpEmailDriver({ ...options, pass }), inbox: undefined };
  }
  const inbox = new Inbox(({ subject, text }) => {
    say(`Mail «${subject}»: ${firstLink(text) ?? 'see /dev/inbox'}`);
  });
  return { email: inbox, inbox };
}
