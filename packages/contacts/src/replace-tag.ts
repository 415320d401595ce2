import { mergeTags } from './tags.ts';

/** The tags with one replaced, in its place; null takes it off. A name that exists already appears once. */
export function replaceTag(tags: readonly string[], from: string, to: string | null): string[] {
  return mergeTags(
    tags.flatMap((tag) => (tag === from ? (to ?? []) : tag)),
    [],
  );
}
