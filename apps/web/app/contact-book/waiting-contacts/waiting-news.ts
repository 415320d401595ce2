import type { WaitingNews } from './waiting-contacts.ts';

/** News of one person's waiting contacts, told to this tab and to the others. */
export function createWaitingNews(userId: string) {
  const listeners = new Set<(news: WaitingNews) => void>();
  const tellHere = (news: WaitingNews) => {
    for (const listener of listeners) listener(news);
  };
  const channel =
    typeof BroadcastChannel === 'undefined'
      ? null
      : new BroadcastChannel(`cardsift-waiting-${userId}`);
  channel?.addEventListener('message', ({ data }: MessageEvent<WaitingNews>) => tellHere(data));

  return {
    tell(news: WaitingNews): void {
      tellHere(news);
      channel?.postMessage(news);
    },
    subscribe(listener: (news: WaitingNews) => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close: () => channel?.close(),
  };
}
