import type { ReadingStep } from '@cardsift/card-reader/card-reader';
import type { Quad } from '@cardsift/card-reader/geometry';
import type { ImageReaderOptions } from './create-image-reader.ts';

/** What the pool tells a reader process when it starts it. */
export interface ReaderProcessOptions extends ImageReaderOptions {
  /** Whether models are loaded at once, or with the first picture. */
  preload: boolean;
}

/** What the pool asks of a reader process. */
export interface ReaderTask {
  image: Uint8Array;
  /** Which picture of the file is read, from 0; null to count them. */
  picture: number | null;
  /** Parts of the picture to lay flat. Without them the picture is read. */
  flat?: readonly Quad[];
}

/** What a reader process tells the pool once its models are loaded and the picture's own time begins. */
export const READING_BEGINS = 'reading begins';

/** What it tells at the start of each step of a reading. */
interface StepBegins {
  step: ReadingStep;
}

export function announceReading(): void {
  process.send?.(READING_BEGINS);
}

export function announceStep(step: ReadingStep): void {
  process.send?.({ step } satisfies StepBegins);
}

export function isStep(message: unknown): message is StepBegins {
  return typeof message === 'object' && message !== null && 'step' in message;
}
