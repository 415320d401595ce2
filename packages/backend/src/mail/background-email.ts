import type { EmailDriver, EmailMessage } from '@supabase/lite';
import type { Logger } from 'pino';

/**
 * Sends mail after the answer. A mail server takes seconds, and would tell by them that an address
 * has an account; and the one session of the embedded database must not wait for it.
 */
export class BackgroundEmail implements EmailDriver {
  readonly #driver: EmailDriver;
  readonly #logger: Logger;
  readonly #underWay = new Set<Promise<void>>();

  constructor(driver: EmailDriver, logger: Logger) {
    this.#driver = driver;
    this.#logger = logger;
  }

  async send(message: EmailMessage): Promise<void> {
    // A mail server quotes addresses in its messages, so only the kind of error is logged.
    const sending = Promise.resolve(this.#driver.send(message)).catch(
      ({ name, code }: NodeJS.ErrnoException) =>
        this.#logger.error({ name, code }, 'a mail was not sent'),
    );
    this.#underWay.add(sending);
    void sending.finally(() => this.#underWay.delete(sending));
  }

  /** Resolves when everything accepted so far is sent or has failed. */
  async settle(): Promise<void> {
    await Promise.all(this.#underWay);
  }
}
