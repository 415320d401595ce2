/** Pictures that came from outside of the page: shared with the installed app, or opened with it. */
let pictures: readonly File[] = [];
const listeners = new Set<() => void>();

export const incomingPictures = {
  add(files: readonly File[]): void {
    pictures = [...pictures, ...files];
    for (const listener of listeners) listener();
  },
  /** Gives them to whoever asks, once. */
  take(): readonly File[] {
    const taken = pictures;
    pictures = [];
    return taken;
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
