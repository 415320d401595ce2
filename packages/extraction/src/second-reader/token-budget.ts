import type { CreateLimiter } from '@cardsift/backend/create-limiter';
import { INSTRUCTIONS, type ModelQuestion } from './model-question.ts';
import { SecondReaderError } from './second-reader-error.ts';
import type { SecondReaderSettings } from './second-reader-variables.ts';

const DAY_SECONDS = 86_400;
const KEY = 'all';
/** In most languages a token has at least three letters. The schema and the roles are added. */
const LETTERS_PER_TOKEN = 3;
const OVERHEAD = 400;
/** The most that a card's side costs, among the models for which this is published. */
const TOKENS_PER_PICTURE = 1600;

export interface TokenBudget {
  /**
   * Sets aside the most that a question may cost. Returns a function that takes the actual cost and gives the rest
   * back. If the cost is unknown, all of it counts as spent.
   *
   * @throws SecondReaderError `over_budget`
   */
  reserve(question: ModelQuestion): Promise<(used: number | undefined) => Promise<void>>;
}

/** The tokens of a day, which starts with the first question. */
export function createTokenBudget(
  { tokens, tokensPerDay }: Pick<SecondReaderSettings, 'tokens' | 'tokensPerDay'>,
  createLimiter: CreateLimiter,
): TokenBudget {
  const day = createLimiter('second-reader-tokens', {
    requests: tokensPerDay,
    seconds: DAY_SECONDS,
  });
  return {
    async reserve({ lines, pictures }) {
      const letters = INSTRUCTIONS.length + lines.length;
      const most =
        Math.ceil(letters / LETTERS_PER_TOKEN) +
        OVERHEAD +
        pictures.length * TOKENS_PER_PICTURE +
        tokens;
      try {
        await day.consume(KEY, most);
      } catch (refusal) {
        if (refusal instanceof Error) throw refusal;
        // The refused question was counted too, so take it back: a smaller one may still fit.
        await day.reward(KEY, most);
        throw new SecondReaderError('over_budget');
      }
      return async (used = most) => {
        const rest = most - used;
        if (rest > 0) await day.reward(KEY, rest);
        if (rest < 0) await day.penalty(KEY, -rest);
      };
    },
  };
}
