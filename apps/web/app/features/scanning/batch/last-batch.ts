/** What a reload loses: the names of unfinished files, and how many cards were shown. */
export interface LastBatch {
  undone: readonly string[];
  cards: number;
}

/** Keeps that for the tab, so that the page can say so after a reload. */
export interface BatchMemory {
  read(): LastBatch;
  write(batch: LastBatch): void;
}

export const NO_BATCH: LastBatch = { undone: [], cards: 0 };
