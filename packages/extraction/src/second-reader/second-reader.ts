import type { CreateLimiter } from '@cardsift/backend/create-limiter';
import type { SecondAnswer } from '@cardsift/card-reader/judge-second-answer/second-answer';
import {
  BrokenCircuitError,
  BulkheadRejectedError,
  bulkhead,
  ConsecutiveBreaker,
  circuitBreaker,
  handleWhen,
  wrap,
} from 'cockatiel';
import type { Logger } from 'pino';
import type { AskModel } from './ask-model.ts';
import type { ModelQuestion } from './model-question.ts';
import { SecondReaderError, type SecondReaderProblem, whyAborted } from './second-reader-error.ts';
import {
  nameOf,
  type SecondReaderInfo,
  type SecondReaderSettings,
} from './second-reader-variables.ts';
import { createTokenBudget } from './token-budget.ts';

/** After this many failures in a row it is not asked for a while. */
const FAILURES = 3;
export const PAUSE_MS = 60_000;
/** Questions that may wait, per place. */
const WAITING_FOR_EACH = 4;
const MINUTE_SECONDS = 60;

export interface SecondReader {
  info: SecondReaderInfo;
  /** Its name as people see it. */
  name: string;
  /** @throws SecondReaderError, within the limit in its settings, or at once if the signal fires */
  ask(question: ModelQuestion, signal: AbortSignal): Promise<SecondAnswer>;
}

export interface SecondReaderParts {
  askModel: AskModel;
  createLimiter: CreateLimiter;
  logger: Logger;
  /** Called with the outcome of each question, and its time in seconds. */
  onAnswer?(outcome: 'read' | SecondReaderProblem, seconds: number): void;
}

/** A model with limits: it costs no more than the operator wants, and nobody waits long for it. */
export function createSecondReader(
  settings: SecondReaderSettings,
  { askModel, createLimiter, logger, onAnswer = () => {} }: SecondReaderParts,
): SecondReader {
  const { perMinute: requests, atOnce, limit } = settings;
  const minute = createLimiter('second-reader', { requests, seconds: MINUTE_SECONDS });
  const budget = createTokenBudget(settings, createLimiter);
  const breaker = circuitBreaker(
    handleWhen((error) => error instanceof SecondReaderError && error.code !== 'left'),
    { halfOpenAfter: PAUSE_MS, breaker: new ConsecutiveBreaker(FAILURES) },
  );
  breaker.onBreak(() =>
    logger.warn({ pause: PAUSE_MS / 1000 }, 'the second reader is not asked for a while'),
  );
  const places = wrap(bulkhead(atOnce, atOnce * WAITING_FOR_EACH), breaker);

  async function askInTime(question: ModelQuestion, signal: AbortSignal): Promise<SecondAnswer> {
    await minute.consume('all').catch((refusal: unknown) => {
      throw refusal instanceof Error ? refusal : new SecondReaderError('busy');
    });
    const spend = await budget.reserve(question);
    let used: number | undefined;
    try {
      const reply = await places.execute(() => askModel(question, signal), signal);
      used = reply.tokens;
      return reply.answer;
    } catch (error) {
      if (!(error instanceof SecondReaderError)) used = 0;
      throw error;
    } finally {
      await spend(used);
    }
  }

  return {
    info: pickInfo(settings),
    name: nameOf(settings),
    async ask(question, left) {
      const begun = performance.now();
      const signal = AbortSignal.any([left, AbortSignal.timeout(limit)]);
      const tell = (outcome: 'read' | SecondReaderProblem) =>
        onAnswer(outcome, (performance.now() - begun) / 1000);
      try {
        const answer = await Promise.race([askInTime(question, signal), whenAborted(signal)]);
        tell('read');
        return answer;
      } catch (error) {
        const failure = toSecondReaderError(error);
        tell(failure.code);
        const { code, status } = failure;
        const isNews = code !== 'paused' && code !== 'left';
        if (isNews) logger.warn({ code, status }, 'the second reader gave no answer');
        throw failure;
      }
    },
  };
}

const pickInfo = ({ model, provider, sees, asks }: SecondReaderInfo): SecondReaderInfo => ({
  model,
  provider,
  sees,
  asks,
});

/** The wait for a place and for the answer have one limit together. */
function whenAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const refuse = () => reject(whyAborted(signal));
    if (signal.aborted) refuse();
    signal.addEventListener('abort', refuse, { once: true });
  });
}

function toSecondReaderError(error: unknown): SecondReaderError {
  if (error instanceof SecondReaderError) return error;
  if (error instanceof BrokenCircuitError) return new SecondReaderError('paused');
  if (error instanceof BulkheadRejectedError) return new SecondReaderError('busy');
  return new SecondReaderError('away');
}
