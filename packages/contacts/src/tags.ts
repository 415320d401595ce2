/** Tags as a person typed them: split at commas, trimmed, without empty ones and repetitions. */
export function parseTags(input: string): string[] {
  const tags = input.split(',').map((tag) => tag.trim());
  return [...new Set(tags)].filter((tag) => tag !== '');
}

/** The existing tags, followed by the new ones. */
export function mergeTags(existing: readonly string[], added: readonly string[]): string[] {
  return [...new Set([...existing, ...added])];
}

/** The hashtags in a record's comma-separated column, without `#`, empty ones and repetitions. */
export function parseHashtags(column: string | null): string[] {
  const tags = (column ?? '').split(',').map((tag) => tag.trim().replace(/^[#\s]+/, ''));
  return [...new Set(tags)].filter((tag) => tag !== '');
}

/** Hashtags as a contact keeps them: in lower case, without `#`, empty ones and repetitions. */
export function cleanHashtags(tags: readonly string[]): string[] {
  const bare = tags.map((tag) => tag.trim().replace(/^#+/, '').toLowerCase());
  return [...new Set(bare)].filter((tag) => tag !== '');
}

/** The column's value for these hashtags, or null if there are none. */
export function joinHashtags(hashtags: readonly string[]): string | null {
  return hashtags.length === 0 ? null : hashtags.join(', ');
}
