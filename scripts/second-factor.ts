import { connectAsOperator, Refusal, runOperatorCommand } from './operator-command.ts';

const USAGE = `Takes the authenticator app off the account of somebody who has lost it:
  npm run second-factor -- remove someone@example.org

Make sure who asks. It ends every session of the account. Talks to the server that runs on PORT with its data
in DATA_DIR, or to SUPABASE_URL with SUPABASE_SECRET_KEY.
`;

await runOperatorCommand(async () => {
  const [verb, email, ...rest] = process.argv.slice(2);
  if (verb !== 'remove' || email === undefined || rest.length > 0) throw new Refusal(USAGE);
  const { client, url } = await connectAsOperator(process.env);
  const { data: found, error } = await client.rpc('remove_second_factor', { email });
  if (error) throw new Refusal(`${url} refused or did not answer: ${error.message}`);
  if (!found) throw new Refusal(`Nobody has signed up as ${email}.`);
  return `${email} signs in with the password alone now, and is signed out everywhere.`;
});
