/** The tags somebody typed: split on commas, trimmed, without empties and repetitions. */
export function parseTags(input: string): string[] {
  const tags = input.split(',').map((tag) => tag.trim());
  return [...new Set(tags)].filter((tag) => tag !== '');
}

/** The existing tags followed by those that were not among them. */
export function mergeTags(existing: readonly string[], added: readonly string[]): string[] {
  return [...new Set([...existing, ...added])];
}
