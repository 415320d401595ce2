import type { ContactRecord } from '@cardsift/contacts/contact-record';
import { countOf } from '#app/text/count-of.ts';
import { readChoice } from './column-choices.ts';
import type { ImportState } from './import-state.ts';
import { UPDATE_ALL } from './known-people/known-choices.ts';
import type { Choices, ImportReader, OnProgress, OpenedFiles } from './read-files/opened-files.ts';
import { shrinkPhotos } from './shrink-photos.ts';

/** The step that follows the choice of files: what is in them, or a question about their columns. */
export async function openFiles(
  reader: ImportReader,
  files: readonly File[],
  existing: readonly ContactRecord[],
  onProgress: OnProgress,
): Promise<ImportState> {
  const opened = await reader.open(files, onProgress);
  const { tables, refusals, cardFiles } = opened;
  if (tables.length + cardFiles.length === 0) return { step: 'choose', refusals };
  const known = tables.map(({ key, columns }) => readChoice(key, columns.length));
  const choices = Object.fromEntries(
    tables.map(({ key, guess }, index) => [key, known[index] ?? guess]),
  );
  if (known.includes(undefined)) return { step: 'columns', opened, tables, choices };
  return previewFiles(reader, opened, choices, existing, onProgress);
}

/** What opened files would bring in. */
export async function previewFiles(
  reader: ImportReader,
  opened: OpenedFiles,
  choices: Choices,
  existing: readonly ContactRecord[],
  onProgress: OnProgress,
): Promise<ImportState> {
  const { tables } = opened;
  const read = await reader.read(choices, existing.map(withoutPicture), onProgress);
  // Here, because a worker does not have a page's decoder for every kind of picture.
  const { plan, lost } = await shrinkPhotos(read.plan, existing);
  const message = `${countOf(lost, 'picture')} could not be read and ${lost === 1 ? 'is' : 'are'} left out.`;
  const ofPictures = lost > 0 ? [{ file: opened.cardFiles.join(', '), row: 0, message }] : [];
  const found = { plan, problems: [...read.problems, ...ofPictures] };
  return { step: 'preview', opened, tables, choices, found, known: UPDATE_ALL };
}

/** A worker has no use for pictures, and copying them to it takes time. */
function withoutPicture(record: ContactRecord): ContactRecord {
  const { details } = record;
  if (typeof details !== 'object' || details === null || !('photo' in details)) return record;
  const { photo: _, ...rest } = details;
  return { ...record, details: rest };
}
