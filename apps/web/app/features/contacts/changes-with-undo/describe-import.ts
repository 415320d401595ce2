import { countOf } from '#app/text/count-of.ts';

/** “3 contacts imported, 2 updated”. */
export function describeImport(imported: number, updated: number): string {
  if (updated === 0) return `${countOf(imported, 'contact')} imported`;
  return imported === 0
    ? `${countOf(updated, 'contact')} updated`
    : `${countOf(imported, 'contact')} imported, ${updated} updated`;
}
