import { isIP } from 'node:net';
import { z } from 'zod';

/** The environment variables of a second reader. Without the first one there is none. */
export const SECOND_READER_VARIABLES = {
  SECOND_READER_URL: z.url({ protocol: /^https?$/ }).optional(),
  SECOND_READER_MODEL: z.string().min(1).max(100).optional(),
  SECOND_READER_KEY: z.string().min(1).optional(),
  SECOND_READER_PROVIDER: z.string().trim().min(1).max(60).optional(),
  SECOND_READER_SEES: z.enum(['lines', 'picture']).default('lines'),
  SECOND_READER_ASKS: z.enum(['unsure', 'all']).default('unsure'),
  SECOND_READER_SECONDS: z.coerce.number().positive().max(120).default(15),
  SECOND_READER_AT_ONCE: z.coerce.number().int().min(1).max(64).default(2),
  SECOND_READER_PER_MINUTE: z.coerce.number().int().min(1).max(10_000).default(30),
  SECOND_READER_TOKENS: z.coerce.number().int().min(100).max(10_000).default(1000),
  SECOND_READER_TOKENS_PER_DAY: z.coerce.number().int().min(1000).default(1_000_000),
};

/** What people are told about it. */
export interface SecondReaderInfo {
  model: string;
  /** Who runs it. Null if the operator does. */
  provider: string | null;
  sees: 'lines' | 'picture';
  asks: 'unsure' | 'all';
}

export interface SecondReaderSettings extends SecondReaderInfo {
  /** The base URL of chat completions: `http://localhost:11434/v1`. */
  url: string;
  key: string | undefined;
  /** Milliseconds from question to answer, including the wait for a place. */
  limit: number;
  atOnce: number;
  perMinute: number;
  /** The most tokens in one answer. */
  tokens: number;
  /** The most tokens of questions and answers in a day. */
  tokensPerDay: number;
}

type Variables = z.infer<z.ZodObject<typeof SECOND_READER_VARIABLES>>;

/** The value of `SECOND_READER_PROVIDER` if a public address is the operator's own. */
const OWN = 'own';

/** Checks that the variables fit each other. Used on the object that holds them. */
export function checkSecondReader(variables: Variables, context: z.RefinementCtx): void {
  const { SECOND_READER_URL: url, SECOND_READER_MODEL: model } = variables;
  const complain = (name: keyof Variables, message: string) =>
    context.addIssue({ code: 'custom', path: [name], message });
  if (!url) return;
  if (!model) complain('SECOND_READER_MODEL', 'Needed with SECOND_READER_URL');
  // People are told who sees their cards, so the operator has to name the provider.
  if (!variables.SECOND_READER_PROVIDER && !isPrivate(new URL(url).hostname)) {
    complain(
      'SECOND_READER_PROVIDER',
      `SECOND_READER_URL is a public address: say who runs it, or “${OWN}”`,
    );
  }
}

/** Null if none is set up. */
export function readSecondReaderSettings(variables: Variables): SecondReaderSettings | null {
  const { SECOND_READER_URL: url, SECOND_READER_MODEL: model } = variables;
  if (!url || !model) return null;
  const provider = variables.SECOND_READER_PROVIDER;
  return {
    url: url.replace(/\/$/, ''),
    model,
    key: variables.SECOND_READER_KEY,
    provider: provider && provider !== OWN ? provider : null,
    sees: variables.SECOND_READER_SEES,
    asks: variables.SECOND_READER_ASKS,
    limit: variables.SECOND_READER_SECONDS * 1000,
    atOnce: variables.SECOND_READER_AT_ONCE,
    perMinute: variables.SECOND_READER_PER_MINUTE,
    tokens: variables.SECOND_READER_TOKENS,
    tokensPerDay: variables.SECOND_READER_TOKENS_PER_DAY,
  };
}

/**
 * Whether a host is this machine, in a private network (RFC 1918, 4193), or has a name that only a
 * private network knows.
 */
function isPrivate(host: string): boolean {
  const name = host.replace(/^\[|\]$/g, '');
  if (isIP(name) === 4) {
    return /^(?:127|10|192\.168|169\.254|172\.(?:1[6-9]|2\d|3[01]))\./.test(name);
  }
  if (isIP(name) === 6) return /^(?:::1$|f[cd]|fe80)/i.test(name);
  return !name.includes('.') || /\.(?:local|internal|lan|home\.arpa|test)$/.test(name);
}

/** Its name as people see it: “llama3.2 on your server”, “mistral-small-latest at Mistral AI”. */
export const nameOf = ({ model, provider }: SecondReaderInfo): string =>
  provider ? `${model} at ${provider}` : `${model} on your server`;
