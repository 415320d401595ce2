import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { EmailDriver } from '@supabase/lite';
import { html } from 'hono/html';
import type { LinkKind } from './mail-links.ts';

const templates = fileURLToPath(import.meta.resolve('@cardsift/supabase/templates'));

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
} as const satisfies Record<LinkKind, object>;

export type SendAccountMail = (kind: LinkKind, email: string, token: string) => Promise<void>;

/** Sends the mails of supabase/templates, as a hosted project would. */
export function accountMail(driver: EmailDriver, siteUrl: string): SendAccountMail {
  return async (kind, email, token) => {
    const { template, subject, path, text } = MAILS[kind];
    const source = await readFile(join(templates, template), 'utf8');
    const link = `${siteUrl}${path}?token_hash=${token}&type=${kind}`;
    await driver.send({
      to: email,
      subject,
      text: `${text}\n\n${link}\n\nIf it was not you who asked for this, you need not do anything.\n`,
      html: fillTemplate(source, { Email: email, SiteURL: siteUrl, TokenHash: token }),
    });
  };
}

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
