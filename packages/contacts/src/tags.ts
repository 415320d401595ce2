/** The tags somebody typed: split on commas, trimmed, without empties and repetitions. */
export function parseTags(input: string): string[] {
  const tags = input.split(',').map((tag) => tag.trim());
  return [...new Set(tags)].filter((tag) => tag !== '');
}

/** The existing tags followed by those that were not among them. */
export function mergeTags(existing: readonly string[], added: readonly string[]): string[] {
  return [...new Set([...existing, ...added])];
}

/** The hashtags of a record's comma-separated column, without `#`, empties and repetitions. */
export function parseHashtags(column: string | null): string[] {
  const tags = (column ?? '').split(',').map((tag) => tag.trim().replace(/^[#\s]+/, ''));
  return [...new Set(tags)].filter((tag) => tag !== '');
}

/** Hashtags as a contact keeps them, each once: lower case, without `#` and empties. */
export function cleanHashtags(tags: readonly string[]): string[] {
  const bare = tags.map((tag) => tag.trim().replace(/^#+/, '').toLowerCase());
  return [...new Set(bare)].filter((tag) => tag !== '');
}

/** The column that holds these hashtags; null when there are none. */
export function joinHashtags(hashtags: readonly string[]): string | null {
  return hashtags.length === 0 ? null : hashtags.join(', ');
}
