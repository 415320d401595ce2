import { type CreateLimiter, countInProcess } from '@cardsift/backend/create-limiter';
import type { Logger } from 'pino';
import { createSecondReader, type SecondReader, type SecondReaderParts } from './second-reader.ts';
import type { SecondReaderSettings } from './second-reader-variables.ts';

interface OpenParts {
  logger: Logger;
  /** Called with the outcome of each question, and its time in seconds. */
  onAnswer: SecondReaderParts['onAnswer'];
  /** Where questions and tokens are counted. In this process if absent. */
  createLimiter?: CreateLimiter;
}

/**
 * Opens the second reader in an operator's settings. Undefined if there are none, and then its client is not loaded.
 */
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
