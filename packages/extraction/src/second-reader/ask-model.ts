import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import type { SecondAnswer } from '@cardsift/card-reader/judge-second-answer/second-answer';
import { limitedFetch } from './limited-fetch.ts';
import { answerJsonSchema, readModelAnswer } from './model-answer.ts';
import { INSTRUCTIONS, type ModelQuestion } from './model-question.ts';
import { SecondReaderError, type SecondReaderProblem, whyAborted } from './second-reader-error.ts';
import type { SecondReaderSettings } from './second-reader-variables.ts';

export interface ModelReply {
  answer: SecondAnswer;
  /** Tokens of question and answer. Undefined if the server does not count them. */
  tokens: number | undefined;
}

/** @throws SecondReaderError */
export type AskModel = (question: ModelQuestion, signal: AbortSignal) => Promise<ModelReply>;

/**
 * A model behind OpenAI's chat completions API, which Ollama, vLLM, llama.cpp and most providers offer.
 */
export function createAskModel(
  settings: Pick<SecondReaderSettings, 'url' | 'model' | 'key' | 'tokens'>,
): AskModel {
  const model = createOpenAICompatible({
    name: 'second-reader',
    baseURL: settings.url,
    ...(settings.key !== undefined && { apiKey: settings.key }),
    fetch: limitedFetch,
    supportsStructuredOutputs: true,
  }).chatModel(settings.model);

  return async ({ lines, pictures }, signal) => {
    try {
      const { content, usage } = await model.doGenerate({
        prompt: [
          { role: 'system', content: INSTRUCTIONS },
          {
            role: 'user',
            content: [
              { type: 'text', text: lines },
              ...pictures.map((picture) => ({
                type: 'file' as const,
                mediaType: 'image/jpeg',
                data: { type: 'data' as const, data: picture },
              })),
            ],
          },
        ],
        responseFormat: { type: 'json', name: 'card', schema: answerJsonSchema as object },
        maxOutputTokens: settings.tokens,
        temperature: 0,
        abortSignal: signal,
      });
      const said = content.map((part) => (part.type === 'text' ? part.text : '')).join('');
      const answer = readModelAnswer(said);
      if (!answer) throw new SecondReaderError('nonsense');
      const { inputTokens, outputTokens } = usage;
      const tokens = (inputTokens.total ?? Number.NaN) + (outputTokens.total ?? Number.NaN);
      return { answer, tokens: Number.isNaN(tokens) ? undefined : tokens };
    } catch (error) {
      throw toSecondReaderError(error, signal);
    }
  };
}

/** The library's errors quote question and answer, so only the status is kept. */
function toSecondReaderError(error: unknown, signal: AbortSignal): SecondReaderError {
  if (error instanceof SecondReaderError) return error;
  if (signal.aborted) return whyAborted(signal);
  const cause = error instanceof Error ? error.cause : undefined;
  if (cause instanceof SecondReaderError) return cause;
  // The network has done its part. Only the answer's format can still be wrong.
  const status = statusOf(error);
  return new SecondReaderError(problemOf(status), status);
}

function statusOf(error: unknown): number | undefined {
  const isCounted = typeof error === 'object' && error !== null && 'statusCode' in error;
  return isCounted && typeof error.statusCode === 'number' ? error.statusCode : undefined;
}

function problemOf(status = 200): SecondReaderProblem {
  if (status >= 500) return 'away';
  if (status === 429) return 'busy';
  return status >= 400 ? 'refused' : 'nonsense';
}
