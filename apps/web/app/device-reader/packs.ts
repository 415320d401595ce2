import files from 'virtual:device-reader-files';
import { PACKS, type Pack } from '@cardsift/card-reader/models/packs';
import { createKeptFiles, type KeptFiles } from './kept-files.ts';
import type { ReaderFile } from './reader-file.ts';

/** Scripts that the reader of this device reads once their files are here. */
export type DevicePack = Pack & KeptFiles;

const isOf = (pack: Pack, { name }: ReaderFile) => name === pack.head || name === pack.dictionary;

export const devicePacks: readonly DevicePack[] = PACKS.map((pack) => ({
  ...pack,
  ...createKeptFiles(
    `${pack.name} pack`,
    files.filter((file) => isOf(pack, file)),
  ),
}));

/** What the reader needs whatever it reads. */
export const baseFiles = files.filter((file) => !PACKS.some((pack) => isOf(pack, file)));

/** The files of all packs that are here. */
export async function filesOfPacks(): Promise<ReaderFile[]> {
  const states = await Promise.all(devicePacks.map((pack) => pack.check()));
  return devicePacks.flatMap((pack, i) => (states[i]?.kind === 'ready' ? pack.files : []));
}

/** Whether somebody with these languages, such as “ja-JP”, is likely to want the pack. */
export const isSuggested = (
  { languages }: Pick<Pack, 'languages'>,
  wanted: readonly string[] = navigator.languages,
) => wanted.some((tag) => languages.some((language) => tag.split('-')[0] === language));
