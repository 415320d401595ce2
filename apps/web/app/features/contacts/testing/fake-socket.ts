/** The message of the Phoenix protocol that supabase-js speaks: [join ref, ref, topic, event, payload]. */
type Message = [string | null, string | null, string, string, unknown];

const open = new Set<FakeSocket>();

/** Lets every channel join and can tell them of changes. */
export class FakeSocket extends EventTarget {
  static readonly OPEN = 1;
  readonly OPEN = 1;
  readyState = 0;
  binaryType = 'arraybuffer';
  onopen: (() => void) | null = null;
  onclose: ((event: object) => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onerror: (() => void) | null = null;
  private readonly joined = new Map<string, string | null>();

  constructor() {
    super();
    open.add(this);
    queueMicrotask(() => {
      this.readyState = 1;
      this.onopen?.();
    });
  }

  send(data: string): void {
    const [joinRef, ref, topic, event, payload] = JSON.parse(data) as Message;
    if (event === 'phx_join') this.joined.set(topic, joinRef);
    if (event === 'phx_leave') this.joined.delete(topic);
    const wanted = (payload as { config?: { postgres_changes?: object[] } }).config
      ?.postgres_changes;
    const response = wanted
      ? { postgres_changes: wanted.map((change, index) => ({ ...change, id: index + 1 })) }
      : {};
    queueMicrotask(() => {
      this.push([joinRef, ref, topic, 'phx_reply', { status: 'ok', response }]);
      if (wanted) {
        const ready = { extension: 'postgres_changes', status: 'ok', message: '', channel: topic };
        this.push([joinRef, null, topic, 'system', ready]);
      }
    });
  }

  close(): void {
    open.delete(this);
    this.readyState = 3;
    queueMicrotask(() => this.onclose?.({ code: 1000, reason: '', wasClean: true }));
  }

  /** Ends every connection as a restarted server does. */
  static loseConnections(): void {
    for (const socket of open) {
      open.delete(socket);
      socket.readyState = 3;
      socket.onclose?.({ code: 1006, reason: '', wasClean: false });
    }
  }

  /** Tells every joined channel that a contact changed. */
  static announceChange(): void {
    for (const socket of open) {
      for (const [topic, joinRef] of socket.joined) {
        const data = {
          type: 'UPDATE',
          schema: 'public',
          table: 'business_card_records',
          commit_timestamp: new Date().toISOString(),
          columns: [],
          record: {},
          old_record: {},
          errors: null,
        };
        socket.push([joinRef, null, topic, 'postgres_changes', { ids: [1], data }]);
      }
    }
  }

  private push(message: Message): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}
