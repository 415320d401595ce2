/** What a reload takes away: names of files that are not done, and how many cards could be looked at. */
export interface LastBatch {
  undone: readonly string[];
  cards: number;
}

/** Remembers that within the tab, so that the page can say so afterwards. */
export interface BatchMemory {
  read(): LastBatch;
  write(batch: LastBatch): void;
}

export const NO_BATCH: LastBatch = { undone: [], cards: 0 };
