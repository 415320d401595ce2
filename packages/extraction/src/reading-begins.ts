/** What a reader process tells the pool when its models are loaded and a picture's own time begins. */
export const READING_BEGINS = 'reading begins';

export function announceReading(): void {
  process.send?.(READING_BEGINS);
}
