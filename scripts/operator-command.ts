import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Database } from '@cardsift/backend/database.types';
import { createClient } from '@supabase/supabase-js';
import { z } from 'zod';

/** A mistake in how a command was called or where it should run. Shown without a stack trace. */
export class Refusal extends Error {}

/**
 * A client with the operator's key, for the server that runs on PORT with its data in DATA_DIR, or
 * for SUPABASE_URL with SUPABASE_SECRET_KEY.
 */
export async function connectAsOperator(env: NodeJS.ProcessEnv) {
  const { url, secretKey } = await findProject(env);
  return {
    url,
    client: createClient<Database>(url, secretKey, { auth: { persistSession: false } }),
  };
}

async function findProject(env: NodeJS.ProcessEnv): Promise<{ url: string; secretKey: string }> {
  if (env.SUPABASE_URL || env.SUPABASE_SECRET_KEY) {
    if (!env.SUPABASE_URL || !env.SUPABASE_SECRET_KEY) {
      throw new Refusal('SUPABASE_URL and SUPABASE_SECRET_KEY are needed together.');
    }
    return { url: env.SUPABASE_URL, secretKey: env.SUPABASE_SECRET_KEY };
  }
  const file = join(resolve(env.DATA_DIR || './data'), 'secrets.json');
  const text = await readFile(file, 'utf8').catch(() => {
    throw new Refusal(`There is no ${file}. Has the server been started with this DATA_DIR?`);
  });
  const { secretKey } = z.object({ secretKey: z.string() }).parse(JSON.parse(text));
  return { url: `http://localhost:${env.PORT || 3000}`, secretKey };
}

/** Runs a command and prints the sentence that it returns, or why it was refused. */
export async function runOperatorCommand(work: () => Promise<string>): Promise<void> {
  try {
    process.stdout.write(`${await work()}\n`);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    process.stderr.write(`${error.message.trimEnd()}\n`);
    process.exitCode = 1;
  }
}
