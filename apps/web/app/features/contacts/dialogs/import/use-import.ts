import type { ContactRecord } from '@cardsift/contacts/contact-record';
import { useEffect, useRef, useState } from 'react';
import { countOf } from '#app/text/count-of.ts';
import { describeImport, useContactChanges } from '../../use-contact-changes.ts';
import { readChoice, rememberChoice } from './column-choices.ts';
import type { ImportState } from './import-state.ts';
import { type KnownChoices, listLeft, resolveImport, UPDATE_ALL } from './known/known-choices.ts';
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

  const read = async (by: ImportReader, opened: OpenedFiles, choices: Choices) => {
    const { tables } = opened;
    const read = await by.read(choices, existing.map(withoutPicture), onProgress);
    // Here, because a worker does not have a page's decoder for every kind of picture.
    const { plan, lost } = await shrinkPhotos(read.plan, existing);
    const message = `${countOf(lost, 'picture')} could not be read and ${lost === 1 ? 'is' : 'are'} left out.`;
    const ofPictures = lost > 0 ? [{ file: opened.cardFiles.join(', '), row: 0, message }] : [];
    const found = { plan, problems: [...read.problems, ...ofPictures] };
    return {
      step: 'preview',
      opened,
      tables,
      choices,
      found,
      known: UPDATE_ALL,
    } satisfies ImportState;
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

    chooseKnown(known: KnownChoices): void {
      if (state.step === 'preview') setState({ ...state, known });
    },

    async start(): Promise<void> {
      if (state.step !== 'preview') return;
      const { found, known } = state;
      const records = new Map(existing.map((record) => [record.id, record]));
      const { inserts, updates } = resolveImport(found.plan, known);
      const work = {
        inserts,
        updates: updates.flatMap(({ recordId, additions }) => {
          const record = records.get(recordId);
          return record ? { record, additions } : [];
        }),
      };
      const total = inserts.length + updates.length;
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

/** A worker has no use for pictures, and copying them to it takes time. */
function withoutPicture(record: ContactRecord): ContactRecord {
  const { details } = record;
  if (typeof details !== 'object' || details === null || !('photo' in details)) return record;
  const { photo: _, ...rest } = details;
  return { ...record, details: rest };
}
