import { z } from 'zod';

/**
 * Reads environment variables once; `NAME= npm start` sets one to nothing, which is not setting it.
 * Throws one error that names every variable that is wrong, never its value.
 */
export function parseVariables<Variables extends z.ZodType>(
  variables: Variables,
  env: Readonly<Record<string, string | undefined>>,
): z.infer<Variables> {
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const result = variables.safeParse(set);
  if (!result.success) throw new Error(`Cannot start:\n${z.prettifyError(result.error)}`);
  return result.data;
}
