import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CardReaderError } from '@cardsift/card-reader/card-reader-error';
import type { CardText } from '@cardsift/card-reader/find-cards/card-text';
import { createNodeEngine } from '@cardsift/card-reader/node/create-node-engine';
import { decodeImage } from '@cardsift/card-reader/node/open-file';
import { readCardTexts } from '@cardsift/card-reader/read-card-texts';

/** The texts of the cards on a picture. Empty if it cannot be read. */
export type ReadPicture = (bytes: Uint8Array) => Promise<CardText[]>;

/**
 * Reads pictures. If a folder caches the texts, each picture is read once: reading a set takes minutes, and
 * understanding it seconds. After a change to the reading of text, use another folder.
 */
export async function pictureTexts(kept: string | undefined): Promise<ReadPicture> {
  const engine = await createNodeEngine({ threads: 1 });
  const read: ReadPicture = async (bytes) => {
    try {
      return await readCardTexts(await decodeImage(bytes), engine);
    } catch (error) {
      if (error instanceof CardReaderError) return [];
      throw error;
    }
  };
  if (!kept) return read;
  await mkdir(kept, { recursive: true });
  return async (bytes) => {
    const file = join(kept, `${createHash('sha256').update(bytes).digest('hex')}.json`);
    const known = await readFile(file, 'utf8').catch(() => undefined);
    if (known) return JSON.parse(known) as CardText[];
    const texts = await read(bytes);
    await writeFile(file, JSON.stringify(texts));
    return texts;
  };
}
