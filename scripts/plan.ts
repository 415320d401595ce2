import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Database } from '@cardsift/backend/database.types';
import { createClient } from '@supabase/supabase-js';
import { z } from 'zod';

const USAGE = `Sets somebody's plan:
  npm run plan -- pro someone@example.org [--until 2027-01-01]
  npm run plan -- free someone@example.org

The last day of Pro is counted in UTC; without --until it does not end. Talks to the server that
runs on PORT with its data in DATA_DIR, or to SUPABASE_URL with SUPABASE_SECRET_KEY.
`;

/** What is wrong with how the command was called or where it is to work; told without a trace. */
class Refusal extends Error {}

interface PlanCommand {
  email: string;
  premium: boolean;
  /** The last moment of Pro; null when it does not end. */
  until: string | null;
}

function readCommand(parameters: string[]): PlanCommand {
  const { positionals, values } = parseCommandLine(parameters);
  const [plan, email, ...rest] = positionals;
  if ((plan !== 'pro' && plan !== 'free') || rest.length > 0) throw new Refusal(USAGE);
  if (!z.email().safeParse(email).success) throw new Refusal(`Not an e-mail address: ${email}`);
  const { until } = values;
  if (until !== undefined && plan === 'free') throw new Refusal('Free has no end.');
  if (until !== undefined && !z.iso.date().safeParse(until).success) {
    throw new Refusal(`Not a day such as 2027-01-01: ${until}`);
  }
  return {
    email: email as string,
    premium: plan === 'pro',
    until: until ? `${until}T23:59:59.999Z` : null,
  };
}

function parseCommandLine(parameters: string[]) {
  try {
    return parseArgs({
      args: parameters,
      options: { until: { type: 'string' } },
      allowPositionals: true,
    });
  } catch {
    throw new Refusal(USAGE);
  }
}

interface Project {
  url: string;
  secretKey: string;
}

async function findProject(env: NodeJS.ProcessEnv): Promise<Project> {
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

async function setPlan({ url, secretKey }: Project, command: PlanCommand): Promise<void> {
  const client = createClient<Database>(url, secretKey, { auth: { persistSession: false } });
  const { data: found, error } = await client.rpc('set_plan', {
    email: command.email,
    premium: command.premium,
    until: command.until ?? undefined,
  });
  if (error) throw new Refusal(`${url} refused or did not answer: ${error.message}`);
  if (!found) throw new Refusal(`Nobody has signed up as ${command.email}.`);
}

try {
  const command = readCommand(process.argv.slice(2));
  await setPlan(await findProject(process.env), command);
  const { email, premium, until } = command;
  const end = until ? ` until the end of ${until.slice(0, 10)} (UTC)` : '';
  process.stdout.write(`${email} has ${premium ? `Pro${end}` : 'the free plan'} now.\n`);
} catch (error) {
  if (!(error instanceof Refusal)) throw error;
  process.stderr.write(`${error.message.trimEnd()}\n`);
  process.exitCode = 1;
}
