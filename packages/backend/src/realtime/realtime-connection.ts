import type { Release } from '../http/create-budget.ts';
import { type Caller, TokenError, type TokenReader } from './access-token.ts';
import type { ChangeMessage, Subscriber } from './deliver-changes.ts';
import type { Frame } from './frame.ts';
import { SocketEnd, TRY_AGAIN_LATER } from './frame-intake.ts';
import { joinPayload, readBindings, type Subscription } from './subscription.ts';

interface ConnectionParts {
  send(frame: Frame): void;
  tokens: Pick<TokenReader, 'read' | 'forget'>;
  isPublished(table: string): boolean;
  /** Takes a place for another channel of this person, or of a visitor. Null if they have too many. */
  takeChannel(person: string | null): Release | null;
  /** Seconds since 1970. */
  now(): number;
}

/** The channels that one connection has joined, and the replies to its messages. */
export class RealtimeConnection implements Subscriber {
  readonly #parts: ConnectionParts;
  readonly #channels = new Map<string, Subscription>();

  constructor(parts: ConnectionParts) {
    this.#parts = parts;
  }

  *subscriptions(): Iterable<Subscription> {
    for (const subscription of this.#channels.values()) {
      if (subscription.caller.expiresAt > this.#parts.now()) yield subscription;
      else this.#expire(subscription);
    }
  }

  send({ topic, joinRef }: Subscription, payload: ChangeMessage): void {
    this.#parts.send({ joinRef, ref: null, topic, event: 'postgres_changes', payload });
  }

  /** Whether this person listens on the connection. */
  isOf(person: string): boolean {
    return [...this.#channels.values()].some(({ caller }) => caller.userId === person);
  }

  /**
   * Announces that changes may have been missed. Pages reload when they are told again that changes are being
   * sent.
   */
  tellToReadAnew(): void {
    this.#parts.tokens.forget();
    for (const subscription of this.subscriptions()) this.#tellSubscribed(subscription);
  }

  /** Ends the channels that were joined with a token of a session that has ended. */
  endSession(sessionId: string): void {
    this.#parts.tokens.forget();
    for (const subscription of this.#channels.values()) {
      if (subscription.caller.sessionId !== sessionId) continue;
      this.#expire(subscription, 'InvalidJWTToken: The session has ended');
    }
  }

  async receive(frame: Frame): Promise<void> {
    switch (frame.event) {
      case 'heartbeat':
        return this.#reply(frame, 'ok', {});
      case 'phx_join':
        return this.#join(frame);
      case 'phx_leave':
        this.#leave(frame.topic);
        return this.#reply(frame, 'ok', {});
      case 'access_token':
        return this.#changeToken(frame);
      default:
        return this.#reply(frame, 'error', { reason: `“${frame.event}” is not offered here` });
    }
  }

  async #join(frame: Frame): Promise<void> {
    const { data } = joinPayload.safeParse(frame.payload);
    if (!data) return this.#reply(frame, 'error', { reason: 'The join is not well formed' });
    const bindings = readBindings(data.config.postgres_changes, this.#parts.isPublished);
    if (typeof bindings === 'string') return this.#reply(frame, 'error', { reason: bindings });
    const caller = await this.#tryToken(data.access_token);
    if (caller instanceof TokenError) {
      return this.#reply(frame, 'error', { reason: caller.message });
    }
    const { topic, joinRef } = frame;
    this.#leave(topic);
    const release = this.#parts.takeChannel(caller.userId);
    if (!release) return this.#reply(frame, 'error', { reason: 'Too many channels are open' });
    const subscription = { topic, joinRef, caller, bindings, release };
    this.#channels.set(topic, subscription);
    this.#reply(frame, 'ok', {
      postgres_changes: bindings.map(({ rowFilter: _, ...binding }) => binding),
    });
    this.#tellSubscribed(subscription);
  }

  #tellSubscribed(subscription: Subscription): void {
    if (subscription.bindings.length === 0) return;
    this.#tell(subscription, 'ok', 'Subscribed to PostgreSQL');
  }

  async #changeToken({ topic, payload }: Frame): Promise<void> {
    const subscription = this.#channels.get(topic);
    if (!subscription) return;
    const token = (payload as { access_token?: unknown } | null)?.access_token;
    const caller = await this.#tryToken(typeof token === 'string' ? token : '');
    if (this.#channels.get(topic) !== subscription) return;
    if (caller instanceof TokenError) return this.#expire(subscription, caller.message);
    if (caller.userId !== subscription.caller.userId) this.#move(subscription, caller.userId);
    subscription.caller = caller;
  }

  /** A visitor who shows a token later takes the person's places, as if they had joined with it. */
  #move(subscription: Subscription, person: string | null): void {
    subscription.release();
    const release = this.#parts.takeChannel(person);
    if (!release) {
      throw new SocketEnd('Too many connections or channels are open', TRY_AGAIN_LATER);
    }
    subscription.release = release;
  }

  #tryToken(token: string | undefined): Promise<Caller | TokenError> {
    return this.#parts.tokens.read(token).catch((error: unknown) => {
      if (error instanceof TokenError) return error;
      throw error;
    });
  }

  /** Ends a channel, so that the page joins again with its current token. */
  #expire(subscription: Subscription, message = 'InvalidJWTToken: Token has expired'): void {
    const { topic, joinRef } = subscription;
    this.#leave(topic);
    this.#tell(subscription, 'error', message);
    this.#parts.send({ joinRef, ref: joinRef, topic, event: 'phx_error', payload: {} });
  }

  #leave(topic: string): void {
    this.#channels.get(topic)?.release();
    this.#channels.delete(topic);
  }

  #tell({ topic, joinRef }: Subscription, status: 'ok' | 'error', message: string): void {
    const channel = topic.replace(/^realtime:/, '');
    const payload = { extension: 'postgres_changes', status, message, channel };
    this.#parts.send({ joinRef, ref: null, topic, event: 'system', payload });
  }

  #reply({ joinRef, ref, topic }: Frame, status: 'ok' | 'error', response: object): void {
    const payload = { status, response };
    this.#parts.send({ joinRef, ref, topic, event: 'phx_reply', payload });
  }
}
