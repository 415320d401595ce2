import { parseArgs } from 'node:util';
import { z } from 'zod';
import { connectAsOperator, Refusal, runOperatorCommand } from './operator-command.ts';

const USAGE = `Sets somebody's plan:
  npm run plan -- pro someone@example.org [--until 2027-01-01]
  npm run plan -- free someone@example.org

The last day of Pro is counted in UTC; without --until it does not end. Talks to the server that
runs on PORT with its data in DATA_DIR, or to SUPABASE_URL with SUPABASE_SECRET_KEY.
`;

interface PlanCommand {
  email: string;
  premium: boolean;
  /** The last moment of Pro, or null if it does not end. */
  until: string | null;
}

/** Throws a `Refusal` if it is not a valid command. */
export function readPlanCommand(parameters: string[]): PlanCommand {
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

async function setPlan(command: PlanCommand): Promise<void> {
  const { client, url } = await connectAsOperator(process.env);
  const { data: found, error } = await client.rpc('set_plan', {
    email: command.email,
    premium: command.premium,
    until: command.until ?? undefined,
  });
  if (error) throw new Refusal(`${url} refused or did not answer: ${error.message}`);
  if (!found) throw new Refusal(`Nobody has signed up as ${command.email}.`);
}

async function runPlan(parameters: string[]): Promise<string> {
  const command = readPlanCommand(parameters);
  await setPlan(command);
  const { email, premium, until } = command;
  const end = until ? ` until the end of ${until.slice(0, 10)} (UTC)` : '';
  return `${email} has ${premium ? `Pro${end}` : 'the free plan'} now.`;
}

if (import.meta.main) await runOperatorCommand(() => runPlan(process.argv.slice(2)));
