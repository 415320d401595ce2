import { z } from 'zod';

/**
 * Parses environment variables. `NAME= npm start` sets one to an empty text, which counts as not
 * set. Throws one error that names all invalid variables, but not their values.
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
