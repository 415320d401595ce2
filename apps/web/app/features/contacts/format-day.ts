import { formatDate } from '#app/text/format-date.ts';

/** A moment, or a day such as `2026-04-20`, as people of this place write days; empty for none. */
export function formatDay(time: string): string {
  // Without a time it would be midnight in London, which is another day elsewhere.
  const date = new Date(/^\d{4}-\d\d-\d\d$/.test(time) ? `${time}T00:00` : time);
  return Number.isNaN(date.getTime()) ? '' : formatDate(date);
}
