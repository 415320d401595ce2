import { type ImportChange, type ImportWatch, runImport } from '../run-import.ts';
import type { BookParts, Undo } from './book-parts.ts';
import { unchanged, without } from './changed-list.ts';

export function createImporting({ table, change }: BookParts) {
  return {
    /** Adds and updates contacts; what was updated and has changed since is not taken back. */
    async importAll(
      work: ImportChange,
      watch: ImportWatch,
    ): Promise<{ added: number; updated: number; undo: Undo }> {
      const { ids, before } = await change(unchanged, () => runImport(table, work, watch), true);
      const undo = () =>
        change(
          without(ids),
          async () => {
            await table.takeBack(ids);
            await table.updateImported(before, true);
          },
          true,
        );
      return { added: ids.length, updated: before.length, undo };
    },
  };
}
