import { type CreateLimiter, countInProcess } from '@cardsift/backend/create-limiter';
import type { Logger } from 'pino';
import { createSecondReader, type SecondReader, type SecondReaderParts } from './second-reader.ts';
import type { SecondReaderSettings } from './second-reader-variables.ts';

interface OpenParts {
  logger: Logger;
  /** Told what became of each question, and how many seconds it took. */
  onAnswer: SecondReaderParts['onAnswer'];
  /** Where questions and tokens are counted; absent, in this process. */
  createLimiter?: CreateLimiter;
}

/** The second reader of an operator's settings. Undefined where there are none; then not even its client is loaded. */
export async function openSecondReader(
  settings: SecondReaderSettings | null,
  { logger, onAnswer, createLimiter = countInProcess }: OpenParts,
): Promise<SecondReader | undefined> {
  if (!settings) return undefined;
  const { createAskModel } = await import('./ask-model.ts');
  return createSecondReader(settings, {
    askModel: createAskModel(settings),
    createLimiter,
    logger,
    onAnswer,
  });
}
