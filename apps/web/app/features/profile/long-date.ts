const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' });

/** A day in words, such as «November 21, 2026», in the reader's own time zone. */
export function longDate(date: Date): string {
  return format.format(date);
}
