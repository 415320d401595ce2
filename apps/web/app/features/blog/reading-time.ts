/** Words that an adult reads silently in a minute, for non-fiction in English. */
const WORDS_PER_MINUTE = 238;

/** How long a text takes to read, at least a minute: `4 min read`. */
export function readingTime(text: string): string {
  const words = text.match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu)?.length ?? 0;
  return `${Math.max(1, Math.round(words / WORDS_PER_MINUTE))} min read`;
}
