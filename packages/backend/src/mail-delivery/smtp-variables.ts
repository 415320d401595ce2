import { z } from 'zod';
import type { SmtpSettings } from '../backend-settings.ts';
import { FIRST_PAUSE } from './background-email.ts';

/** The environment variables that name a mail server. */
export const SMTP_VARIABLES = {
  SMTP_HOST: z.string().optional(),
  SMTP_PORT: z.coerce.number().int().min(1).max(65_535).default(587),
  SMTP_USER: z.string().optional(),
  SMTP_PASSWORD: z.string().optional(),
  SMTP_FROM: z.string().optional(),
  SMTP_RETRY: z.coerce.number().positive().max(FIRST_PAUSE).default(FIRST_PAUSE),
};

const smtpVariables = z.object(SMTP_VARIABLES);

/** The settings in these variables. Undefined if they name no mail server. */
export function readSmtpSettings(
  variables: z.infer<typeof smtpVariables>,
): SmtpSettings | undefined {
  const { SMTP_HOST: host, SMTP_PORT: port, SMTP_USER: user, SMTP_PASSWORD: password } = variables;
  if (!host) return undefined;
  const from = variables.SMTP_FROM ?? `Cardsift <no-reply@${host}>`;
  return { host, port, user, password, from, firstPause: variables.SMTP_RETRY };
}
