import { mkdir } from 'node:fs/promises';
import type { Server } from 'node:http';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { guardAuth } from './auth/auth-gate.ts';
import { hideAccounts } from './auth/hide-accounts.ts';
import { passwordHashes } from './auth/password-hashes.ts';
import { siteOrigins } from './auth/safe-redirect.ts';
import type { BackendSettings } from './backend-settings.ts';
import { applyRetention } from './database/apply-retention.ts';
import { openDatabase } from './database/open-database.ts';
import { createEmail } from './mail/create-email.ts';
import type { Inbox } from './mail/inbox.ts';
import { attachRealtime } from './realtime/attach-realtime.ts';
import { loadSecrets, type Secrets } from './secrets.ts';
import { type Backend, createBackend } from './supabase-lite/create-backend.ts';

export interface OpenBackend {
  readonly secrets: Secrets;
  /** Answers `/auth/v1`, `/rest/v1` and `/storage/v1` to strangers. */
  readonly answer: Backend;
  /** The same without the gate in front, for this process's own questions with the secret key. */
  readonly answerOwn: Backend;
  /** Absent where mail goes to a mail server. */
  readonly inbox: Inbox | undefined;
  /** Answers `/realtime/v1` on a listening server. Returns the way to stop. */
  attachRealtime(listener: Server): Promise<() => Promise<void>>;
  /** Sends the mail that is on its way, then closes the database. */
  close(): Promise<void>;
}

/** Opens everything a Supabase project brings, in this process. `say` tells the person at the terminal. */
export async function openBackend(
  settings: BackendSettings,
  logger: Logger,
  say: (line: string) => void,
): Promise<OpenBackend> {
  const { dataDirectory, databaseUrl, siteUrl, port } = settings;
  await mkdir(dataDirectory, { recursive: true, mode: 0o700 });
  const secrets = await loadSecrets(dataDirectory);
  const database = await openDatabase(
    databaseUrl
      ? { kind: 'postgres', url: databaseUrl }
      : { kind: 'pglite', directory: join(dataDirectory, 'postgres') },
  );
  const { email, inbox, settle } = createEmail(settings.smtp, say, logger);
  const answerOwn = createBackend(settings, secrets, database, email);
  const endRetention = applyRetention(database, logger);
  return {
    secrets,
    answerOwn,
    answer: guardAuth(
      hideAccounts(answerOwn, passwordHashes(database)),
      siteOrigins(siteUrl, port),
    ),
    inbox,
    attachRealtime: (listener) => attachRealtime(listener, database, secrets, logger),
    async close() {
      endRetention();
      await settle();
      await database.close();
    },
  };
}
