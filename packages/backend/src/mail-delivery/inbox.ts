import type { EmailDriver, EmailMessage } from '@supabase/lite';

export interface InboxMessage {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** ISO 8601. */
  at: string;
}

/** Keeps a long test run or a forgotten server from filling the memory. */
const MESSAGES_KEPT = 500;

/** Keeps mail in memory if no mail server is configured, so that a newcomer can confirm an address. */
export class Inbox implements EmailDriver {
  readonly #messages: InboxMessage[] = [];
  readonly #onMessage: (message: InboxMessage) => void;

  constructor(onMessage: (message: InboxMessage) => void = () => undefined) {
    this.#onMessage = onMessage;
  }

  /** Newest last. */
  get messages(): readonly InboxMessage[] {
    return this.#messages;
  }

  async send({ to, subject, text = '', html = '' }: EmailMessage): Promise<void> {
    const message = { to, subject, text, html, at: new Date().toISOString() };
    this.#messages.push(message);
    if (this.#messages.length > MESSAGES_KEPT) this.#messages.shift();
    this.#onMessage(message);
  }
}

/** The first http(s) URL in a plain text, without punctuation after it. */
export function findFirstLink(text: string): string | undefined {
  return /https?:\/\/[^\s<>"]+/.exec(text)?.[0].replace(/(?<![.,)\]])[.,)\]]+$/, '');
}
