import { App, setExperimental } from '@supabase/lite';
import { verifyBearer } from '../auth/verify-bearer.ts';
import type { BackendSettings } from '../backend-settings.ts';
import type { Database } from '../database/database.ts';
import { answerRefusals } from '../refusal.ts';
import { checkPreferences } from '../rest/check-preferences.ts';
import { guardAgainstSlowAskers } from '../rest/slow-askers.ts';
import type { Secrets } from '../secrets.ts';
import type { FileStorageAdapter } from '../storage/file-storage-adapter.ts';
import { backendConfig } from './backend-config.ts';

/** Answers `/auth/v1`, `/rest/v1` and `/storage/v1` as a Supabase project does. */
export type Backend = (request: Request) => Promise<Response>;

export function createBackend(
  settings: BackendSettings,
  secrets: Secrets,
  database: Database,
  files: FileStorageAdapter,
): Backend {
  setExperimental('storage', true);
  const app = new App({
    connection: database.connection,
    ...backendConfig(settings, secrets),
    options: {
      server: { admin: false, disableStudio: true, disableFallback: true },
    },
  });
  app._mailer = NO_MAILER;
  app._storageAdapter = files;

  const guard = guardAgainstSlowAskers();
  return async (request) => {
    const refusal = checkPreferences(request.headers);
    if (refusal) return refusal.answer;
    // The whole body is here before the lock is asked for: a slow sender must not hold it. How large it
    // may be, http/take-bodies.ts has seen to.
    const body = request.body ? await request.arrayBuffer() : undefined;
    const complete = new Request(request, body && { body });
    const claims = await verifyBearer(request.headers.get('authorization'), secrets.jwtSecret);
    return answerRefusals(() =>
      // Only when its turn has come: many may have been asked before the first took too long.
      database.exclusively(() => guard(claims?.sub, () => app.fetch(complete))),
    );
  };
}

/**
 * Its links carry a hash of six digits, so none of its mails may go out: packages/backend/src/auth sends
 * ours. One is left that it would send by itself, when Google has not checked the address of an account
 * there; this refuses that sign-in, and undoes what was written for it.
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
