import { mkdir } from 'node:fs/promises';
import type { IncomingMessage, Server } from 'node:http';
import { join } from 'node:path';
import type { EmailMessage } from '@supabase/lite';
import type { Logger } from 'pino';
import { KnownAddresses } from './auth/accounts.ts';
import { createFactorSecrets } from './auth/factor-secrets.ts';
import { createGuessLimiter } from './auth/guess-limiter.ts';
import { sessionStates } from './auth/live-sessions.ts';
import { accountMail } from './auth/mails/account-mail.ts';
import { createMailLimiter } from './auth/mails/mail-limiter.ts';
import { createPasswords } from './auth/passwords.ts';
import { siteOrigins } from './auth/safe-redirect.ts';
import { addAssurance } from './auth/second-factor/add-assurance.ts';
import type { BackendSettings } from './backend-settings.ts';
import { type CreateLimiter, countInDatabase, countInProcess } from './create-limiter.ts';
import { applyRetention } from './database/apply-retention.ts';
import { reclaimSpace } from './database/embedded/reclaim-space.ts';
import { TimeBudget } from './database/fair-share/time-budget.ts';
import { openDatabase } from './database/open-database.ts';
import type { SqlDatabase } from './database/sql-database.ts';
import { createEmail } from './mail-delivery/create-email.ts';
import type { Inbox } from './mail-delivery/inbox.ts';
import { Outbox } from './mail-delivery/outbox.ts';
import { attachRealtime } from './realtime/attach-realtime.ts';
import { Refusal } from './refusal.ts';
import { loadSecrets, type Secrets } from './secrets.ts';
import { DigitalCardTurns } from './storage/digital-card-turns.ts';
import { openDigitalCardStore } from './storage/open-digital-card-store.ts';
import { removeLostFiles } from './storage/remove-lost-files.ts';
import { type Backend, createBackend } from './supabase-lite/create-backend.ts';
import { publicRoutes } from './supabase-lite/public-routes.ts';
import { takeSnapshot } from './take-snapshot.ts';

export interface OpenBackend {
  readonly secrets: Secrets;
  /**
   * Answers a stranger's request to `/auth/v1`, `/rest/v1` or `/storage/v1`. The address is the one that rate limits
   * count.
   */
  answer(request: Request, clientAddress: string): Promise<Response>;
  /** The same without the gates, for this process's own requests with the secret key. */
  readonly answerOwn: Backend;
  /** Counts against rate limits, together with every other process on this database. */
  readonly createLimiter: CreateLimiter;
  /** Absent if mail goes to a mail server. */
  readonly inbox: Inbox | undefined;
  /** Resolves when the mails of all answered requests are on their way. */
  settleMail(): Promise<void>;
  /** Sends a mail in the same way as account mails. */
  sendMail(mail: EmailMessage): Promise<void>;
  /** Serves `/realtime/v1` on a listening server. Returns a function that stops it. */
  attachRealtime(
    listener: Server,
    addressOf: (request: IncomingMessage) => string,
  ): Promise<() => void>;
  /** Copies the embedded database and the stored cards, as of one moment, into a folder. */
  takeSnapshot(target: string): Promise<void>;
  /** Whether the database answers at the moment. */
  isReady(): Promise<boolean>;
  /** Sends the mail that is still waiting, then closes the database. */
  close(): Promise<void>;
}

/** Opens everything that a Supabase project offers, in this process. `say` tells the person at the terminal. */
export async function openBackend(
  settings: BackendSettings,
  logger: Logger,
  say: (line: string) => void,
): Promise<OpenBackend> {
  const { dataDirectory, databaseUrl } = settings;
  await mkdir(dataDirectory, { recursive: true, mode: 0o700 });
  const budget = new TimeBudget(settings.databaseTimeFactor);
  const database = databaseUrl
    ? await openDatabase({ kind: 'postgres', url: databaseUrl }, budget)
    : await openEmbedded(join(dataDirectory, 'postgres'), budget);
  return openBackendOn(database, settings, logger, say);
}

/** The same on an open database, which is closed with it. */
export async function openBackendOn(
  database: SqlDatabase,
  settings: BackendSettings,
  logger: Logger,
  say: (line: string) => void,
): Promise<OpenBackend> {
  const { dataDirectory, siteUrl, port } = settings;
  const secrets = await loadSecrets(dataDirectory);
  await database.query(
    'update private.storage_limit set bytes_per_person = $1 where bytes_per_person <> $1',
    [settings.bytesPerPerson],
  );
  const cards = await openDigitalCardStore(settings, database, logger);
  const { email, inbox, settle } = createEmail(settings.smtp, say, logger);
  const outbox = new Outbox(logger);
  const cardTurns = new DigitalCardTurns();
  const answerOwn = createBackend(settings, secrets, database, cards, cardTurns, logger);
  const endRemoval = await removeLostFiles(database, cards, cardTurns, logger);
  const stateOf = sessionStates(database);
  const createLimiter = database.isShared
    ? countInDatabase(database, secrets.jwtSecret)
    : countInProcess;
  const routes = publicRoutes({
    database,
    passwords: createPasswords(settings.passwordCost),
    guessLimiter: createGuessLimiter(settings.guessLimits, createLimiter),
    mailLimiter: createMailLimiter(settings.mailLimit, createLimiter),
    knownAddresses: new KnownAddresses(secrets.jwtSecret),
    sendMail: accountMail(email, siteUrl, outbox),
    service: addAssurance(answerOwn, database, secrets.jwtSecret),
    factorSecrets: createFactorSecrets(secrets.jwtSecret),
    jwtSecret: secrets.jwtSecret,
    publishableKey: secrets.publishableKey,
    stateOf,
    origins: siteOrigins(siteUrl, port),
  });
  const endRetention = applyRetention(database, logger);
  const endReclaiming = reclaimSpace(database, logger);
  return {
    secrets,
    answerOwn,
    createLimiter,
    answer: async (request, clientAddress) => routes.fetch(request, { clientAddress }),
    inbox,
    settleMail: () => outbox.settle(),
    sendMail: (mail) => email.send(mail),
    attachRealtime: (listener, addressOf) =>
      attachRealtime({
        server: listener,
        database,
        secrets,
        isLive: async (session) => (await stateOf(session)) === 'live',
        addressOf,
        logger,
      }),
    takeSnapshot: (target) => takeSnapshot(database, dataDirectory, target),
    isReady: askOnce(database.isReachable),
    async close() {
      endRetention();
      endReclaiming();
      endRemoval();
      await outbox.settle();
      await settle();
      await database.close();
    },
  };
}

async function openEmbedded(directory: string, budget: TimeBudget): Promise<SqlDatabase> {
  try {
    return await openDatabase({ kind: 'pglite', directory }, budget);
  } catch (error) {
    // A refusal's message is for clients. The operator needs the cause.
    const cause = error instanceof Refusal ? error.cause : error;
    const remedy =
      'See that the disk has room and that the folder belongs to you. If it is damaged, put a backup of it there, or move it away to begin with an empty one.';
    throw new Error(`The database in ${directory} does not open. ${remedy}`, { cause });
  }
}

/** Asks the database once, however many callers ask at the same time. */
function askOnce<T>(find: () => Promise<T>): () => Promise<T> {
  let asking: Promise<T> | undefined;
  return () => {
    asking ??= find().finally(() => {
      asking = undefined;
    });
    return asking;
  };
}
