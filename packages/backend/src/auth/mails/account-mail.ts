import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { EmailDriver } from '@supabase/lite';
import { html } from 'hono/html';
import type { LinkKind } from './mail-links.ts';

const templates = fileURLToPath(import.meta.resolve('@cardsift/supabase/templates'));

/** The account mails. Those with a `path` carry a link that can be used once. */
const MAILS = {
  signup: {
    template: 'confirmation.html',
    subject: 'Confirm your Cardsift account',
    path: '/',
    text: 'Please confirm that this is your address:',
  },
  recovery: {
    template: 'recovery.html',
    subject: 'Set a new Cardsift password',
    path: '/reset-password',
    text: 'Open this link to set a new password. It works once and for one hour:',
  },
  email_change: {
    template: 'email_change.html',
    subject: 'Somebody wants to use your address for a Cardsift account',
    path: '/dashboard/settings',
    text: 'Somebody who is signed in to the Cardsift account {{ .Email }} asked to use {{ .NewEmail }} for it instead. If it was you, open this link where you are signed in to {{ .Email }}. From then on you sign in with {{ .NewEmail }}, and links for a new password go there. It works once and for one hour:',
    end: 'If it was not you, somebody with another account wants to use your address. Do not open the link above, and nothing changes. This one ends the request, and that account cannot ask for your address again:\n\n{{ .SiteURL }}/address-refused#{{ .TokenHash }}',
  },
  address_changing: {
    template: 'address_changing.html',
    subject: 'A new address for your Cardsift account',
    text: 'Somebody who is signed in to your Cardsift account asked to change its address to {{ .NewEmail }}. Nothing changes until the link sent there is opened. If it was not you, choose a new password now: that ends the change and all other sessions.',
    end: '{{ .SiteURL }}/forgot-password',
  },
  address_taken: {
    template: 'address_taken.html',
    subject: 'This address has a Cardsift account',
    text: 'Somebody, probably you, asked to use this address for another Cardsift account. It has an account of its own, so nothing was changed. Sign in to that one, or delete it first.',
  },
} as const satisfies Record<LinkKind | 'address_changing' | 'address_taken', object>;

type MailKind = keyof typeof MAILS;

interface MailValues {
  /** The link's token, if the mail has a link. */
  token?: string;
  /** The address of the account that the mail is about. If absent, it is the recipient's. */
  account?: string;
  /** The address that the account is to get. */
  newEmail?: string;
}

/** Queues a mail that is sent after the answer. */
export type SendAccountMail = (kind: MailKind, to: string, values: MailValues) => void;

/** Runs something after the answer is sent (mail-delivery/outbox.ts). */
interface AfterAnswer {
  post(send: () => Promise<void>): void;
}

/** Sends the mails of supabase/templates, as a hosted project would. */
export function accountMail(
  driver: EmailDriver,
  siteUrl: string,
  outbox: AfterAnswer,
): SendAccountMail {
  return (kind, to, { token = '', account = to, newEmail = '' }) =>
    outbox.post(async () => {
      const { template, subject, text, ...mail } = MAILS[kind];
      const source = await readFile(join(templates, template), 'utf8');
      const link = 'path' in mail ? `${siteUrl}${mail.path}?token_hash=${token}&type=${kind}` : '';
      const values = { Email: account, NewEmail: newEmail, SiteURL: siteUrl, TokenHash: token };
      const parts = [text, link, 'end' in mail ? mail.end : NOT_YOU].filter(Boolean);
      await driver.send({
        to,
        subject,
        text: `${fillIn(parts.join('\n\n'), values)}\n`,
        html: fillTemplate(source, values),
      });
    });
}

const NOT_YOU = 'If you did not ask for this, you can ignore this email.';

/**
 * Fills in `{{ .Name }}` as Go's html/template does for hosted Supabase. Values are escaped, so nobody can put markup
 * into a mail. An unknown name becomes empty.
 */
export function fillTemplate(source: string, values: Record<string, string>): string {
  return fillIn(source, values, (value) => `${html`${value}`}`);
}

function fillIn(
  source: string,
  values: Record<string, string>,
  write = (value: string) => value,
): string {
  return source.replace(/\{\{ *\.(\w+) *\}\}/g, (_, name: string) => write(values[name] ?? ''));
}
