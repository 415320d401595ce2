import { readFile, writeFile } from 'node:fs/promises';
import { z } from 'zod';
import { VERDICTS } from './judge-picture.ts';

const picture = z.object({
  /** The card's set and number, the same for its scan and its photograph. */
  card: z.string(),
  kind: z.string(),
  /** Each thing that was judged, and whether it holds. */
  verdicts: z.array(z.tuple([z.enum(VERDICTS), z.boolean()])),
});

/**
 * The judgments of one picture. They contain neither what was read nor what is right, so they do not open a
 * set.
 */
export type JudgedPicture = z.infer<typeof picture>;

export async function writeVerdicts(file: string, pictures: JudgedPicture[]): Promise<void> {
  await writeFile(file, `[\n${pictures.map((each) => JSON.stringify(each)).join(',\n')}\n]\n`);
}

/** @throws ZodError if `writeVerdicts` did not write the file */
export async function readVerdicts(file: string): Promise<JudgedPicture[]> {
  return z.array(picture).parse(JSON.parse(await readFile(file, 'utf8')));
}
