import { mergeTags } from './tags.ts';

/** Replaces one tag in its place, or removes it (null). If the new name is there already, it stays once. */
export function replaceTag(tags: readonly string[], from: string, to: string | null): string[] {
  return mergeTags(
    tags.flatMap((tag) => (tag === from ? (to ?? []) : tag)),
    [],
  );
}
