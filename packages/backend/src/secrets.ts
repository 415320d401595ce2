import { randomBytes, randomUUID } from 'node:crypto';
import { link, open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { generateApiKey } from '@supabase/lite';
import { z } from 'zod';

const secretsSchema = z.object({
  /** Signs access tokens; at least 32 characters. */
  jwtSecret: z.string().min(32),
  /** The page's key; everyone may know it. */
  publishableKey: z.string().startsWith('sb_publishable_'),
  /** The operator's key, which permits everything. */
  secretKey: z.string().startsWith('sb_secret_'),
});

export type Secrets = z.infer<typeof secretsSchema>;

/** Reads `secrets.json` in the data directory, or makes it on the first start, for its owner only. */
export async function loadSecrets(directory: string): Promise<Secrets> {
  const file = join(directory, 'secrets.json');
  const text = (await readText(file)) ?? (await createSecrets(file));
  const result = secretsSchema.safeParse(parseJson(text));
  if (!result.success) throw new Error(`${file} is damaged:\n${z.prettifyError(result.error)}`);
  return result.data;
}

async function readText(file: string): Promise<string | undefined> {
  return readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
}

/** Returns the file's text, or that of another process that was quicker. */
async function createSecrets(file: string): Promise<string> {
  const secrets: Secrets = {
    jwtSecret: randomBytes(48).toString('base64url'),
    publishableKey: (await generateApiKey('publishable')).key,
    secretKey: (await generateApiKey('secret')).key,
  };
  // Written under another name and then renamed, so that a crash never leaves half a file.
  const aside = `${file}.${randomUUID()}`;
  const handle = await open(aside, 'wx', 0o600);
  await handle.writeFile(`${JSON.stringify(secrets, null, 2)}\n`);
  await handle.sync();
  await handle.close();
  await link(aside, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await rm(aside);
  return readFile(file, 'utf8');
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
