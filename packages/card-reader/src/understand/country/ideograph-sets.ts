import { lazily } from '../../lazily.ts';

/** The lead and trail bytes of a region of two-byte letters, and the encoding that it is of. */
interface Region {
  encoding: string;
  leads: [first: number, last: number];
  trails: [first: number, last: number];
}

/** Where each national standard has its ideographs: GB 2312, Big5 and JIS X 0208. */
const GB_2312: Region = { encoding: 'gbk', leads: [0xb0, 0xf7], trails: [0xa1, 0xfe] };
const BIG5: Region = { encoding: 'big5', leads: [0xa4, 0xf9], trails: [0x40, 0xfe] };
const JIS: Region = { encoding: 'shift_jis', leads: [0x88, 0xea], trails: [0x40, 0xfc] };

function lettersOf({ encoding, leads, trails }: Region): ReadonlySet<string> {
  const decoder = new TextDecoder(encoding);
  const letters = new Set<string>();
  for (let lead = leads[0]; lead <= leads[1]; lead++)
    for (let trail = trails[0]; trail <= trails[1]; trail++) {
      const letter = decoder.decode(Uint8Array.of(lead, trail));
      if (letter.length === 1 && /\p{Script=Han}/u.test(letter)) letters.add(letter);
    }
  return letters;
}

const standards = lazily(() => ({
  mainland: lettersOf(GB_2312),
  traditional: lettersOf(BIG5),
  japanese: lettersOf(JIS),
}));

export type WritesIdeographs = 'mainland' | 'traditional' | 'japanese';

/**
 * The region of an ideograph, by the standards that have it: “业” is of the mainland, “協” of Taiwan, Hong Kong and
 * Japan.
 */
export function writersOf(letter: string): WritesIdeographs[] {
  return (Object.entries(standards()) as [WritesIdeographs, ReadonlySet<string>][])
    .filter(([, letters]) => letters.has(letter))
    .map(([writer]) => writer);
}
