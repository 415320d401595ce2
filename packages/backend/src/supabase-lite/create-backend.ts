import { App, type HonoContext, setExperimental } from '@supabase/lite';
import { createMiddleware } from 'hono/factory';
import type { Logger } from 'pino';
import { verifyBearer } from '../auth/verify-bearer.ts';
import type { BackendSettings } from '../backend-settings.ts';
import { askAs, currentAsker, PROCESS } from '../database/fair-share/asker.ts';
import { findSession } from '../database/find-session.ts';
import type { SqlDatabase } from '../database/sql-database.ts';
import { holdsSecretKey } from '../http/ask-in-turns.ts';
import { answerRefusals, describeFault } from '../refusal.ts';
import { checkNesting } from '../rest/check-nesting.ts';
import { checkPreferences } from '../rest/check-preferences.ts';
import type { Secrets } from '../secrets.ts';
import type { DigitalCardStore } from '../storage/digital-card-store.ts';
import type { DigitalCardTurns } from '../storage/digital-card-turns.ts';
import { type CardRows, refuseRaces } from '../storage/refuse-races.ts';
import { backendConfig } from './backend-config.ts';

/** Answers `/auth/v1`, `/rest/v1` and `/storage/v1` as a Supabase project does. */
export type Backend = (request: Request) => Promise<Response>;

export function createBackend(
  settings: BackendSettings,
  secrets: Secrets,
  database: SqlDatabase,
  cards: DigitalCardStore,
  cardTurns: DigitalCardTurns,
  logger: Logger,
): Backend {
  setExperimental('storage', true);
  const app = new App({
    connection: database.connection,
    ...backendConfig(settings, secrets),
    options: {
      server: {
        admin: false,
        disableStudio: true,
        disableFallback: true,
        middlewares: [handOverClaims(secrets.jwtSecret), guardCardRows],
      },
    },
  });
  app._mailer = NO_MAILER;
  app._storageAdapter = cards;

  return async (request) => {
    const refusal = checkPreferences(request.headers) ?? checkNesting(request.url);
    if (refusal) return refusal.answer;
    // The webhook's work on a picture must not fail because its sender has sent many other requests.
    const asker = holdsSecretKey(request.headers, secrets) ? PROCESS : currentAsker();
    const answer = () => database.exclusively(() => app.fetch(request));
    return askAs(asker, () =>
      answerRefusals(
        () => (changesCards(request) ? cardTurns.take(asker, answer) : answer()),
        (refusal) => logger.error(describeFault(refusal), 'the database fails'),
      ),
    );
  };
}

const changesCards = ({ method, url }: Request) =>
  !['GET', 'HEAD'].includes(method) && new URL(url).pathname.startsWith('/storage/v1/');

/**
 * Hands Supabase Lite the claims of a request's token. Otherwise it would verify the token twice, and load the
 * person and the session without using them. A token that we cannot verify is left to Supabase Lite, which refuses
 * it in its own words.
 */
function handOverClaims(jwtSecret: string) {
  return createMiddleware<HonoContext>(async (c, next) => {
    const authorization = c.req.header('authorization') ?? '';
    if (c.req.path.startsWith('/rest/v1/') && authorization.startsWith('Bearer ')) {
      const claims = await verifyBearer(authorization, jwtSecret);
      const session = findSession(claims);
      const isOfNow = (claims?.iat ?? 0) <= Date.now() / 1000;
      if (claims && session && isOfNow) {
        c.set('userId', session.userId);
        c.set('sessionId', session.sessionId);
        c.set('jwt', claims);
        c.set('ignoreAuthorization', true);
      }
    }
    await next();
  });
}

/**
 * Stops Supabase Lite from noting when a card was last fetched, which nobody reads. That would be a write for each
 * visitor, and no card could be fetched while the disk is full.
 */
const guardCardRows = createMiddleware<HonoContext>(async (c, next) => {
  const service = c.get('storageService') as unknown as CardService | undefined;
  if (service && c.req.path.startsWith('/storage/')) {
    service.repo.touchObject = async () => undefined;
    refuseRaces(service.repo);
  }
  await next();
});

/** The part of its storage service that we use. Its types do not export it. */
interface CardService {
  repo: CardRows & { touchObject(id: string): Promise<void> };
}

/**
 * Refuses to send Supabase Lite's mails, because their links have a hash of six digits. packages/backend/src/auth
 * sends ours. Supabase Lite would still send one when a person signs in from Google with an address that Google has
 * not verified. This refuses that sign-in and undoes what was written for it.
 */
const NO_MAILER: App['_mailer'] = {
  sendConfirmation: refuseMail,
  sendRecovery: refuseMail,
  sendMagicLink: refuseMail,
  sendEmailChange: refuseMail,
  sendReauthentication: refuseMail,
};

async function refuseMail(): Promise<never> {
  throw new Error('Supabase Lite sends no mail here');
}
