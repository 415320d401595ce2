import type { ContactRecord } from '@cardsift/contacts/contact-record';
import { useEffect, useRef, useState } from 'react';
import type { ImportChange } from '#app/contact-book/run-import.ts';
import { describeImport } from '../../changes-with-undo/describe-import.ts';
import { useContactChanges } from '../../use-contact-changes.ts';
import { rememberChoice } from './column-choices.ts';
import type { ImportState } from './import-state.ts';
import { openFiles, previewFiles } from './import-steps.ts';
import { type KnownChoices, listLeft, resolveImport } from './known-people/known-choices.ts';
import { openReader } from './read-files/open-reader.ts';
import type { Choices, ImportReader } from './read-files/opened-files.ts';

const CHOOSE: ImportState = { step: 'choose', refusals: [] };

const UNREADABLE = 'The files could not be read. Choose them again.';

/** The steps of an import: files, what their columns hold, what would come in, and the import itself. */
export function useImport(existing: readonly ContactRecord[], onClose: () => void) {
  const [state, setState] = useState<ImportState>(CHOOSE);
  const { importAll } = useContactChanges();
  const reader = useRef<ImportReader>(undefined);
  const stopping = useRef<AbortController>(undefined);
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

  return {
    state,

    async choose(files: readonly File[]): Promise<void> {
      if (files.length === 0) return;
      reader.current?.close();
      const by = openReader();
      reader.current = by;
      await show(by, () => openFiles(by, files, existing, onProgress));
    },

    setChoices(choices: Choices): void {
      if (state.step === 'columns') setState({ ...state, choices });
    },

    async confirmColumns(): Promise<void> {
      const by = reader.current;
      if (state.step !== 'columns' || !by) return;
      const { opened, choices } = state;
      for (const { key } of state.tables) rememberChoice(key, choices[key] ?? []);
      await show(by, () => previewFiles(by, opened, choices, existing, onProgress));
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

    chooseKnown(known: KnownChoices): void {
      if (state.step === 'preview') setState({ ...state, known });
    },

    async start(): Promise<void> {
      if (state.step !== 'preview') return;
      const { found, known } = state;
      const work = toImportChange(resolveImport(found.plan, known), existing);
      const total = work.inserts.length + work.updates.length;
      setState({ step: 'importing', done: 0, total });
      stopping.current = new AbortController();
      const { signal } = stopping.current;
      const onBatch = (done: number) => setState({ step: 'importing', done, total });
      const done = await importAll(work, { onBatch, signal });
      if (done === null) setState(state);
      else if (found.problems.length === 0 && !signal.aborted) onClose();
      else {
        const text = describeImport(done.added, done.updated);
        const left = Math.max(total - done.added - done.updated, 0);
        setState({ step: 'done', text, left, found, report: listLeft(found.plan, known) });
      }
    },

    /** What is written by then stays, and can be taken back like a whole import. */
    stopImporting(): void {
      stopping.current?.abort();
    },
  };
}

/** Updates of contacts that are still there, and everything that is added. */
function toImportChange(
  { inserts, updates }: ReturnType<typeof resolveImport>,
  existing: readonly ContactRecord[],
): ImportChange {
  const records = new Map(existing.map((record) => [record.id, record]));
  return {
    inserts,
    updates: updates.flatMap(({ recordId, additions }) => {
      const record = records.get(recordId);
      return record ? [{ record, additions }] : [];
    }),
  };
}
