import { App, type EmailDriver, setExperimental } from '@supabase/lite';
import type { BackendSettings } from '../backend-settings.ts';
import type { Database } from '../database/database.ts';
import { answerRefusals } from '../refusal.ts';
import { checkPreferences } from '../rest/check-preferences.ts';
import type { Secrets } from '../secrets.ts';
import type { FileStorageAdapter } from '../storage/file-storage-adapter.ts';
import { backendConfig } from './backend-config.ts';

/** Answers `/auth/v1`, `/rest/v1` and `/storage/v1` as a Supabase project does. */
export type Backend = (request: Request, peerAddress?: string) => Promise<Response>;

/** Larger than any stored file (64 KiB) or import of contacts; a bigger body is refused with 413. */
const bodyLimit = 4 * 1024 * 1024;

export function createBackend(
  settings: BackendSettings,
  secrets: Secrets,
  database: Database,
  email: EmailDriver,
  files: FileStorageAdapter,
): Backend {
  setExperimental('storage', true);
  const app = new App({
    connection: database.connection,
    ...backendConfig(settings, secrets),
    options: {
      server: { admin: false, disableStudio: true, disableFallback: true },
      drivers: { email },
    },
  });
  app._storageAdapter = files;

  return async (request, peerAddress) => {
    // The whole body is here before the lock is asked for: a slow sender must not hold it.
    const refusal = checkPreferences(request.headers);
    if (refusal) return refusal.answer;
    const body = await readBounded(request);
    if (body === 'too large') return tooLarge();
    const complete = new Request(request, body && { body });
    return answerRefusals(() =>
      database.exclusively(() => app.fetch(complete, { peerAddress: peerAddress ?? null })),
    );
  };
}

async function readBounded(
  request: Request,
): Promise<Uint8Array<ArrayBuffer> | undefined | 'too large'> {
  if (!request.body) return undefined;
  if (Number(request.headers.get('content-length')) > bodyLimit) return 'too large';
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of request.body) {
    length += chunk.length;
    if (length > bodyLimit) return 'too large';
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
}

function tooLarge(): Response {
  const message = 'The request is larger than 4 MB.';
  return Response.json({ code: 'body_too_large', message }, { status: 413 });
}
