/** Chinese characters, also in Japanese, as the alphabets' head names them. */
export const IDEOGRAPHS = 'Chinese or Japanese';

/**
 * The heads for scripts that not every reader has. A server has all of them. A device has those that its person
 * downloaded.
 */
export const PACKS = [
  {
    /** What the alphabets' head calls the words that it reads. */
    script: IDEOGRAPHS,
    name: 'Chinese and Japanese',
    /** As browsers name them. */
    languages: ['zh', 'ja'],
    head: 'every-head.onnx',
    dictionary: 'every-dictionary.txt',
  },
  {
    script: 'Korean',
    name: 'Korean',
    languages: ['ko'],
    head: 'korean-head.onnx',
    dictionary: 'korean-dictionary.txt',
  },
] as const;

export type Pack = (typeof PACKS)[number];

/** The pack that reads words of this script, which is named as in `CardReading.unreadable`. */
export const packOf = (script: string): Pack | undefined =>
  PACKS.find((pack) => pack.script === script);

/**
 * The pack that a card needs: of the first script that has one. The others may be mistaken words of that script, which
 * its head will read.
 * @param scripts the one with the most words first
 */
export const findPack = (scripts: readonly string[]): Pack | undefined =>
  scripts.flatMap((script) => packOf(script) ?? [])[0];
