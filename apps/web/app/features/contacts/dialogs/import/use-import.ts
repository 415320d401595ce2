import type { ContactRecord } from '@cardsift/contacts/contact-record';
import { useEffect, useRef, useState } from 'react';
import { useContactChanges } from '../../use-contact-changes.ts';
import { readChoice, rememberChoice } from './column-choices.ts';
import type { ImportState } from './import-state.ts';
import { openReader } from './reading/open-reader.ts';
import type { Choices, ImportReader, OpenedFiles } from './reading/opened-files.ts';
import { shrinkPhotos } from './shrink-photos.ts';

const CHOOSE: ImportState = { step: 'choose', refusals: [] };

const UNREADABLE = 'The files could not be read. Choose them again.';

/** The steps of an import: files, what their columns hold, what would come in, and the import itself. */
export function useImport(existing: readonly ContactRecord[], onClose: () => void) {
  const [state, setState] = useState<ImportState>(CHOOSE);
  const { importAll } = useContactChanges();
  const reader = useRef<ImportReader>(undefined);
  useEffect(() => () => reader.current?.close(), []);

  const onProgress = (share: number) => setState({ step: 'reading', share });

  /** Shows what a reader comes to, unless it was closed meanwhile. */
  const show = async (by: ImportReader, work: () => Promise<ImportState>) => {
    setState({ step: 'reading', share: 0 });
    const next = await work().catch((error: unknown): ImportState => {
      console.error('The files could not be read', error);
      return { step: 'choose', refusals: [], error: UNREADABLE };
    });
    if (reader.current === by) setState(next);
  };

  const read = async (by: ImportReader, opened: OpenedFiles, choices: Choices) => {
    const { tables } = opened;
    const identities = existing.map(({ full_name, email, phone, org }) => ({
      ...{ full_name, email, phone, org },
    }));
    const { fresh: read, problems, ...rest } = await by.read(choices, identities, onProgress);
    // Here, because a worker does not have a page's decoder for every kind of picture.
    const { contacts: fresh, problems: lost } = await shrinkPhotos(read);
    const file = opened.cardFiles.join(', ');
    const found = {
      ...rest,
      fresh,
      problems: [...problems, ...lost.map((problem) => ({ file, ...problem }))],
    };
    return { step: 'preview', opened, tables, choices, found } satisfies ImportState;
  };

  return {
    state,

    async choose(files: readonly File[]): Promise<void> {
      if (files.length === 0) return;
      reader.current?.close();
      const by = openReader();
      reader.current = by;
      await show(by, async () => {
        const opened = await by.open(files, onProgress);
        const { tables, refusals, cardFiles } = opened;
        if (tables.length + cardFiles.length === 0) return { step: 'choose', refusals };
        const known = tables.map(({ key, columns }) => readChoice(key, columns.length));
        const choices = Object.fromEntries(
          tables.map(({ key, guess }, index) => [key, known[index] ?? guess]),
        );
        if (known.includes(undefined)) return { step: 'columns', opened, tables, choices };
        return read(by, opened, choices);
      });
    },

    setChoices(choices: Choices): void {
      if (state.step === 'columns') setState({ ...state, choices });
    },

    async confirmColumns(): Promise<void> {
      const by = reader.current;
      if (state.step !== 'columns' || !by) return;
      const { opened, choices } = state;
      for (const { key } of state.tables) rememberChoice(key, choices[key] ?? []);
      await show(by, () => read(by, opened, choices));
    },

    changeColumns(): void {
      if (state.step !== 'preview') return;
      const { opened, tables, choices } = state;
      setState({ step: 'columns', opened, tables, choices });
    },

    cancelReading(): void {
      reader.current?.close();
      reader.current = undefined;
      setState(CHOOSE);
    },

    async start(): Promise<void> {
      if (state.step !== 'preview') return;
      const { found } = state;
      const total = found.fresh.length;
      setState({ step: 'importing', done: 0, total });
      const onBatch = (done: number) => setState({ step: 'importing', done, total });
      if (!(await importAll(found.fresh, onBatch))) setState(state);
      else if (found.problems.length === 0) onClose();
      else setState({ step: 'done', imported: total, found });
    },
  };
}
