/**
 * Why a second reader gave no answer: nobody answers at its address, it took too long, what it said is no answer to our
 * question, it refuses us, it or we have too much to do, the day's tokens are used up, it failed so often that it is
 * not asked for a while, or whoever asked has left.
 */
export type SecondReaderProblem =
  | 'away'
  | 'slow'
  | 'nonsense'
  | 'refused'
  | 'busy'
  | 'over_budget'
  | 'paused'
  | 'left';

/** The message is the code. What a model or a server said may quote the card, and messages reach logs. */
export class SecondReaderError extends Error {
  override readonly name = 'SecondReaderError';
  readonly code: SecondReaderProblem;
  /** The status it was answered with, where it was. */
  readonly status: number | undefined;

  constructor(code: SecondReaderProblem, status?: number) {
    super(code);
    this.code = code;
    this.status = status;
  }
}

/** Why a question was aborted: its time was up, or its asker left. */
export function whyAborted({ reason }: AbortSignal): SecondReaderError {
  const isTime = reason instanceof DOMException && reason.name === 'TimeoutError';
  return new SecondReaderError(isTime ? 'slow' : 'left');
}
