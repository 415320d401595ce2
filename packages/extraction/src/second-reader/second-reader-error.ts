/**
 * Why a second reader gave no answer: it cannot be reached, it took too long, its answer does not fit the question, it
 * refuses us, it or we have too much to do, the day's tokens are used up, it is not asked for a while because it failed
 * too often, or the client has left.
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

/** The message is only the code. A model's or server's text may quote the card, and messages get into logs. */
export class SecondReaderError extends Error {
  override readonly name = 'SecondReaderError';
  readonly code: SecondReaderProblem;
  /** The HTTP status of the answer, if there was one. */
  readonly status: number | undefined;

  constructor(code: SecondReaderProblem, status?: number) {
    super(code);
    this.code = code;
    this.status = status;
  }
}

/** Why a question was aborted: the time was up, or the client left. */
export function whyAborted({ reason }: AbortSignal): SecondReaderError {
  const isTime = reason instanceof DOMException && reason.name === 'TimeoutError';
  return new SecondReaderError(isTime ? 'slow' : 'left');
}
