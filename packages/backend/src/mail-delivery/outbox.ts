import type { Logger } from 'pino';
import { describeError } from '../describe-error.ts';

/** Milliseconds within which a mail follows the answer of its request. */
const WITHIN = 1_000;

type Send = () => Promise<void>;

/**
 * Writes mails after the answer, at a random moment. Some requests mail an address only if it has an account. Writing
 * or awaiting the mail during the answer would take time, and reveal that.
 */
export class Outbox {
  readonly #logger: Logger;
  readonly #waiting = new Map<NodeJS.Timeout, Send>();
  readonly #underWay = new Set<Promise<void>>();

  constructor(logger: Logger) {
    this.#logger = logger;
  }

  post(send: Send): void {
    const timer = setTimeout(() => {
      this.#waiting.delete(timer);
      void this.#start(send);
    }, Math.random() * WITHIN);
    this.#waiting.set(timer, send);
  }

  /** Sends all waiting mail at once, in order, and resolves when it is on its way. */
  async settle(): Promise<void> {
    await Promise.all(this.#underWay);
    for (const [timer, send] of this.#waiting) {
      clearTimeout(timer);
      this.#waiting.delete(timer);
      await this.#start(send);
    }
    // Mails that another caller is already sending.
    await Promise.all(this.#underWay);
  }

  #start(send: Send): Promise<void> {
    const sending = send().catch((error: unknown) =>
      this.#logger.error({ error: describeError(error) }, 'a mail was not written'),
    );
    this.#underWay.add(sending);
    void sending.finally(() => this.#underWay.delete(sending));
    return sending;
  }
}
