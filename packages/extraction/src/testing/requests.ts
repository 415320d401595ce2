import { pino } from 'pino';
import { createWorkflow, type WorkflowOptions } from '../create-workflow.ts';
import { fakePool } from './fake-pool.ts';
import { accessToken, fakeSupabase } from './fake-supabase.ts';

export const ADA = 'a0a0a0a0-0000-4000-8000-00000000000a';
export const BOB = 'b0b0b0b0-0000-4000-8000-00000000000b';

/** Enough of a JPEG for everything in front of the reader. */
export const jpegBytes = () => Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3, 4]);

export interface ScanForm {
  image?: Uint8Array | string;
  userId?: string;
  userEmail?: string;
}

export function formOf({ image = jpegBytes(), ...fields }: ScanForm): FormData {
  const form = new FormData();
  form.set(
    'image',
    typeof image === 'string' ? image : new File([image as Uint8Array<ArrayBuffer>], 'card.jpg'),
  );
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

export const scanOf = (userId: string, form: ScanForm = {}): FormData =>
  formOf({ userId, userEmail: 'someone@example.org', ...form });

/** The whole app behind its address, with whatever a test wants to be real. */
export function testWorkflow(options: Partial<WorkflowOptions> = {}) {
  const supabase = fakeSupabase({ [ADA]: 3 });
  const pool = fakePool();
  const lines: string[] = [];
  const logger = pino({}, { write: (line: string) => lines.push(line) });
  const app = createWorkflow({ supabase: supabase.settings, pool, logger, ...options });
  return { app, supabase, pool, log: lines };
}

export const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

export async function codeOf(response: Response): Promise<[number, string]> {
  const body = (await response.json()) as { code: string; message: string };
  return [response.status, body.code];
}

export const SCAN_PATH = '/webhook/business-card';

/** Ada sends a card, unless a test says otherwise. */
export async function scan(
  { app }: Pick<ReturnType<typeof testWorkflow>, 'app'>,
  { body = scanOf(ADA), path = SCAN_PATH, ...init }: RequestInit & { path?: string } = {},
): Promise<Response> {
  const headers = { ...bearer(await accessToken(ADA)), ...(init.headers as object) };
  return app.request(path, { method: 'POST', body, ...init, headers });
}
