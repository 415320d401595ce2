import { PROGRESS_TYPE } from '@cardsift/card-reader/answer-types';
import type { ReadingStep } from '@cardsift/card-reader/card-reader';
import type { ReadCard } from '@cardsift/card-reader/read-card';
import type { Context } from 'hono';
import { errorBody, type HttpError } from '../http-error.ts';
import type { SecondReaderProblem } from '../second-reader/second-reader-error.ts';
import { answerWithCards } from './card-answer.ts';

/**
 * The progress of a scan: the pictures to be read before it, or the step of its own reading. A client that follows a
 * second reading also gets our cards, and which of them the second reader is asked about.
 */
export type ScanProgress =
  | { ahead: number }
  | { step: ReadingStep }
  | { cards: ReadCard[]; asked?: SecondQuestion };

/** The second reader's name as people see it, and the indices of the cards that it is asked about. */
export interface SecondQuestion {
  by: string;
  cards: number[];
}

/** The cards of a picture, and why a second reader gave no answer for one of them. */
export interface ScanFindings {
  cards: ReadCard[];
  unanswered?: SecondReaderProblem;
}

export type Report = (progress: ScanProgress) => void;

/** The parameter by which a client that accepts lines says that it continues after the first cards. */
const FOLLOWS = /application\/x-ndjson\s*;\s*second=follow/;

/**
 * When to send the cards of a second reading: after ours, instead of ours, or never. A client that has not asked for
 * them does not wait.
 */
export function secondReadingMode(c: Context): 'follow' | 'wait' | 'never' {
  if (FOLLOWS.test(c.req.header('accept') ?? '')) return 'follow';
  return c.req.query('second') === 'wait' ? 'wait' : 'never';
}

/** The last line: the answer as it would be without progress, with the status of a failure. */
export type ScanResult =
  | ScanFindings
  | { status: number; code: string; message: string; retryAfter?: number };

/**
 * Answers with the cards that `work` returns. A client that asks for progress gets it line by line, once the picture
 * has arrived and is paid for. Until then a refusal has its own status.
 *
 * @param explain turns a failure into what the client is told
 */
export function answerWithProgress(
  c: Context,
  work: (report: Report) => Promise<ScanFindings>,
  explain: (error: unknown) => HttpError,
): Promise<Response> {
  if (!(c.req.header('accept') ?? '').includes(PROGRESS_TYPE)) {
    return work(() => {}).then(({ cards }) => answerWithCards(c, cards));
  }
  const lines = createLines();
  const begun = Promise.withResolvers<Response>();
  let hasBegun = false;
  let sent: ReadCard[] | undefined;
  const write = (line: ScanProgress | ScanResult) => {
    hasBegun = true;
    if ('cards' in line) {
      if (line.cards === sent && !('unanswered' in line)) return;
      sent = line.cards;
    }
    lines.write(line);
    begun.resolve(lines.response);
  };
  work(write)
    .then(write, (error: unknown) => {
      if (hasBegun) write(describeFailure(explain(error)));
      else begun.reject(error);
    })
    .finally(lines.close);
  return begun.promise;
}

function describeFailure(failure: HttpError): ScanResult {
  const { status, retryAfter } = failure;
  return { status, ...errorBody(failure), ...(retryAfter !== undefined && { retryAfter }) };
}

/** An answer to which lines are added while the client reads it. */
function createLines() {
  const encoder = new TextEncoder();
  let target: ReadableStreamDefaultController<Uint8Array> | undefined;
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      target = controller;
    },
    cancel: () => {
      target = undefined;
    },
  });
  const headers = {
    'Content-Type': PROGRESS_TYPE,
    // Proxies must not hold lines back to compress or store them.
    'Cache-Control': 'no-store, no-transform',
    'X-Accel-Buffering': 'no',
    Vary: 'Accept',
  };
  return {
    response: new Response(body, { headers }),
    write: (line: ScanProgress | ScanResult) =>
      target?.enqueue(encoder.encode(`${JSON.stringify(line)}\n`)),
    close: () => target?.close(),
  };
}
