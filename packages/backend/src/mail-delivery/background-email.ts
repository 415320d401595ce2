import type { EmailDriver, EmailMessage } from '@supabase/lite';
import type { Logger } from 'pino';

/** Seconds before the first retry. */
export const FIRST_PAUSE = 10;
/** Each pause as a multiple of the first. Links in mails expire after an hour, so nobody needs them later. */
const PAUSES = [1, 6, 30, 90, 180];

/** The most mails that wait for an absent mail server. When there are more, the oldest is dropped. */
const MOST_WAITING = 1_000;

interface Waiting {
  message: EmailMessage;
  timer: NodeJS.Timeout;
}

/**
 * Sends mail after the answer. A mail server takes seconds. Waiting for it would reveal that an address has an
 * account, and would hold the embedded database's only session. While the mail server is down, mail waits in memory;
 * requesting it again adds another.
 */
export class BackgroundEmail implements EmailDriver {
  readonly #driver: EmailDriver;
  readonly #logger: Logger;
  readonly #firstPause: number;
  readonly #underWay = new Set<Promise<void>>();
  readonly #waiting = new Set<Waiting>();

  /** @param firstPause seconds before the first retry */
  constructor(driver: EmailDriver, logger: Logger, firstPause: number = FIRST_PAUSE) {
    this.#driver = driver;
    this.#logger = logger;
    this.#firstPause = firstPause;
  }

  async send(message: EmailMessage): Promise<void> {
    this.#try(message, 0);
  }

  /** Retries waiting mail, and resolves when all mail accepted so far is sent or has failed. */
  async settle(): Promise<void> {
    for (const { timer, message } of this.#waiting) {
      clearTimeout(timer);
      this.#try(message, PAUSES.length);
    }
    this.#waiting.clear();
    await Promise.all(this.#underWay);
  }

  #try(message: EmailMessage, tries: number): void {
    const sending = Promise.resolve(this.#driver.send(message)).catch((failure: Error) => {
      // Supabase Lite wraps nodemailer's error.
      const error: MailError = failure.cause instanceof Error ? failure.cause : failure;
      const multiple = isFinal(error) ? undefined : PAUSES[tries];
      const pause = multiple && multiple * this.#firstPause * 1000;
      // Mail servers quote addresses in their messages, so only the kind of error is logged.
      const { name, code, responseCode } = error;
      this.#logger.error(
        { name, code, responseCode, nextTry: pause && new Date(Date.now() + pause) },
        pause ? 'a mail was not sent and waits' : 'a mail was not sent',
      );
      if (pause) this.#wait(message, tries + 1, pause);
    });
    this.#underWay.add(sending);
    void sending.finally(() => this.#underWay.delete(sending));
  }

  #wait(message: EmailMessage, tries: number, pause: number): void {
    const [oldest] = this.#waiting;
    if (oldest && this.#waiting.size >= MOST_WAITING) {
      clearTimeout(oldest.timer);
      this.#waiting.delete(oldest);
    }
    const timer = setTimeout(() => {
      this.#waiting.delete(waiting);
      this.#try(message, tries);
    }, pause);
    const waiting = { message, timer };
    this.#waiting.add(waiting);
  }
}

/** nodemailer's error. `responseCode` is the server's answer, if there was one. */
type MailError = NodeJS.ErrnoException & { responseCode?: number };

/**
 * With a code from 500 on, a server has refused this mail for good (RFC 5321, section 4.2.1). Other failures pass.
 */
const isFinal = ({ responseCode = 0, code }: MailError) => responseCode >= 500 && code !== 'EAUTH';
