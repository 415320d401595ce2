/** What the log may contain of an error. */
interface ErrorDescription {
  name: string;
  code?: string;
  frames?: string[];
  cause?: ErrorDescription;
}

/**
 * Names an error for the log without its message: parsers and databases quote their input in
 * messages (“Key (email)=(…) already exists”), and nothing printed on a card may reach a log.
 */
export function describeError(error: unknown): ErrorDescription {
  if (!(error instanceof Error)) return { name: typeof error };
  const description: ErrorDescription = { name: error.name };
  if ('code' in error && typeof error.code === 'string') description.code = error.code;
  const frames = error.stack?.split('\n').filter((line) => /^\s+at /.test(line));
  if (frames?.length) description.frames = frames.map((line) => line.trim());
  if (error.cause !== undefined) description.cause = describeError(error.cause);
  return description;
}
