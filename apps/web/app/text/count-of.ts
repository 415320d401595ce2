/** “1 contact”, “2 contacts”: for nouns that take an s. */
export function countOf(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
