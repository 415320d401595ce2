import type { ReadingStep } from '@cardsift/card-reader/card-reader';
import type { Quad } from '@cardsift/card-reader/geometry';
import type { ImageReaderOptions } from './create-image-reader.ts';

/** What the pool tells a reader process at its start. */
export interface ReaderProcessOptions extends ImageReaderOptions {
  /** Whether to load the models at once, or with the first picture. */
  preload: boolean;
}

/** What the pool asks of a reader process. */
export interface ReaderTask {
  image: Uint8Array;
  /** The index of the picture to read in its file, or null to count the pictures. */
  picture: number | null;
  /** Parts of the picture to flatten. If absent, the picture is read. */
  flat?: readonly Quad[];
}

/** Sent by a reader process once its models are loaded. From then on the picture's time counts. */
export const READING_BEGINS = 'reading begins';

/** Sent at the start of each step of a reading. */
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
