import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { EmailDriver } from '@supabase/lite';
import { html } from 'hono/html';
import type { LinkKind } from './mail-links.ts';

const templates = fileURLToPath(import.meta.resolve('@cardsift/supabase/templates'));

/** What an account's mails say. Those with a `path` carry a link that is good for one use. */
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
    subject: 'Confirm your new address for Cardsift',
    path: '/dashboard/settings',
    text: 'Open this link to use this address for your Cardsift account. It works once and for one hour:',
  },
  address_changing: {
    template: 'address_changing.html',
    subject: 'A new address for your Cardsift account',
    text: 'Somebody who is signed in to your Cardsift account asked to change its address to the one below. Nothing changes until the link sent there is opened. If it was not you, choose a new password now: that ends the change and all other sessions.',
  },
  address_taken: {
    template: 'address_taken.html',
    subject: 'This address has a Cardsift account',
    text: 'Somebody, probably you, asked to use this address for another Cardsift account. It has an account of its own, so nothing was changed. Sign in to that one, or delete it first.',
  },
} as const satisfies Record<LinkKind | 'address_changing' | 'address_taken', object>;

type MailKind = keyof typeof MAILS;

interface MailValues {
  /** Of the link, where the mail has one. */
  token?: string;
  /** The address that is to be the account's. */
  newEmail?: string;
}

export type SendAccountMail = (kind: MailKind, email: string, values: MailValues) => Promise<void>;

/** Sends the mails of supabase/templates, as a hosted project would. */
export function accountMail(driver: EmailDriver, siteUrl: string): SendAccountMail {
  return async (kind, email, { token = '', newEmail = '' }) => {
    const { template, subject, text, ...mail } = MAILS[kind];
    const source = await readFile(join(templates, template), 'utf8');
    const link = 'path' in mail ? `${siteUrl}${mail.path}?token_hash=${token}&type=${kind}` : '';
    const end = newEmail ? '' : NOT_YOU;
    const parts = [text, link || newEmail, end].filter(Boolean);
    await driver.send({
      to: email,
      subject,
      text: `${parts.join('\n\n')}\n`,
      html: fillTemplate(source, {
        Email: email,
        // Told to the old address; in the mail to the new one it is the address itself.
        NewEmail: newEmail || email,
        SiteURL: siteUrl,
        TokenHash: token,
      }),
    });
  };
}

const NOT_YOU = 'If you did not ask for this, you can ignore this email.';

/**
 * Fills in `{{ .Name }}` as Go's html/template does for hosted Supabase: a value is text, whatever
 * somebody put into it. A name that is not known stays empty.
 */
export function fillTemplate(source: string, values: Record<string, string>): string {
  return source.replace(
    /\{\{ *\.(\w+) *\}\}/g,
    (_, name: string) => `${html`${values[name] ?? ''}`}`,
  );
}
