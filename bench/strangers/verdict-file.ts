import { readFile, writeFile } from 'node:fs/promises';
import { z } from 'zod';
import { VERDICTS } from './judge-picture.ts';

const picture = z.object({
  /** The card's set and number, which its scan and its photograph share. */
  card: z.string(),
  kind: z.string(),
  /** Each time something was judged, and whether it holds. */
  verdicts: z.array(z.tuple([z.enum(VERDICTS), z.boolean()])),
});

/** What was judged of one picture. It names neither what was read nor what is right, so it opens no set. */
export type JudgedPicture = z.infer<typeof picture>;

export async function writeVerdicts(file: string, pictures: JudgedPicture[]): Promise<void> {
  await writeFile(file, `[\n${pictures.map((each) => JSON.stringify(each)).join(',\n')}\n]\n`);
}

/** @throws ZodError when the file is not one of `writeVerdicts` */
export async function readVerdicts(file: string): Promise<JudgedPicture[]> {
  return z.array(picture).parse(JSON.parse(await readFile(file, 'utf8')));
}
