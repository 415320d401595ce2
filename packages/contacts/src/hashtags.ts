/** The hashtags of a record's comma-separated column, without `#`, empties and repetitions. */
export function parseHashtags(column: string | null): string[] {
  const tags = (column ?? '').split(',').map((tag) => tag.trim().replace(/^[#\s]+/, ''));
  return [...new Set(tags)].filter((tag) => tag !== '');
}

/** The column that holds these hashtags; null when there are none. */
export function joinHashtags(hashtags: readonly string[]): string | null {
  return hashtags.length === 0 ? null : hashtags.join(', ');
}
