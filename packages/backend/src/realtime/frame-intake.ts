import { FRAME_LIMITS } from '../limits.ts';
import { createTokenBucket, type Rate } from './token-bucket.ts';

/** RFC 6455, section 7.4.1, and IANA's registry: there is no room now. */
export const TRY_AGAIN_LATER = 1013;

/** Closes a socket that breaks the rules (RFC 6455, section 7.4.1). `message` is the reason. */
export class SocketEnd extends Error {
  readonly code: number;

  constructor(message: string, code = 1008) {
    super(message);
    this.code = code;
  }

  /** Whether no page of ours would do that. */
  get isBlameworthy(): boolean {
    return this.code !== TRY_AGAIN_LATER;
  }
}

interface IntakeParts {
  handle(text: string): Promise<void>;
  /** Called once. After that no more frames are handled. */
  end(error: Error): void;
  /** Called when a client goes on sending after its end. */
  cut(): void;
  limits?: Rate & { backlog: number; afterEnd: number };
  now?: () => number;
}

/**
 * Handles the frames of one socket in order. A socket that sends faster, or more, than a page ever does is closed:
 * waiting frames take memory, and handling them takes time from everybody.
 */
export function createFrameIntake({
  handle,
  end,
  cut,
  limits = FRAME_LIMITS,
  now,
}: IntakeParts): (frame: Buffer) => void {
  const takeOne = createTokenBucket(limits, now);
  let waiting: Buffer[] = [];
  let bytes = 0;
  let isBusy = false;
  let hasEnded = false;

  function stop(error: Error): void {
    if (hasEnded) return;
    hasEnded = true;
    waiting = [];
    bytes = 0;
    end(error);
  }

  async function run(): Promise<void> {
    isBusy = true;
    for (let frame = waiting.shift(); frame; frame = waiting.shift()) {
      await handle(frame.toString()).catch(stop);
      if (!hasEnded) bytes -= frame.length;
    }
    isBusy = false;
  }

  return (frame) => {
    bytes += frame.length;
    if (hasEnded) {
      if (bytes > limits.afterEnd) cut();
      return;
    }
    if (!takeOne()) return stop(new SocketEnd('Too many frames'));
    if (bytes > limits.backlog) return stop(new SocketEnd('Too many frames wait'));
    waiting.push(frame);
    if (!isBusy) void run();
  };
}
