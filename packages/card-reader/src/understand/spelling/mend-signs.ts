import { type Language, languagesOf } from '../lexicon/languages.ts';

type Mend = [read: RegExp, meant: string | ((read: string) => string)];

const cased = (small: string) => (read: string) =>
  read === read.toLowerCase() ? small : small.toUpperCase();

const EVERYWHERE: Mend[] = [
  // “REALTORR”, “REALTOR@”: the registered mark.
  [/\bREALTOR[R@©]/g, 'REALTOR®'],
  // “Hotel Sonnspitz ★★★★S”
  [/\s+(?:[Ææ★☆*]{3,5}|[Kk]{4,5})\s?S?$/u, ''],
  // “Pym &ª Dunmore”: a flourish of the ampersand.
  [/&[ªºø°](?=\s)|(?<=\s)&t(?=\s)/gu, '&'],
  // “à Ia Cour”: a small l drawn like a capital I.
  [/(?<=\p{Ll}\s)Ia(?=\s)/gu, 'la'],
];

/** “FRANQOIS”: only a U stands behind Q. */
const LOST_CEDILLA: Mend = [/(?<=\p{L})q(?=[oa])/giu, cased('ç')];

const BY_LANGUAGE: Partial<Record<Language, Mend[]>> = {
  fr: [LOST_CEDILLA],
  pt: [LOST_CEDILLA],
  // “ÖZDEMiR”: the dot of İ is read as the one of a small i.
  tr: [[/(?<=\p{Lu}{2,})i(?=\p{Lu}|$|\s)/gu, 'İ']],
};

/** Letters that a country's words never have, with those of the same shape that they have. */
const SHAPES: Partial<Record<string, Readonly<Record<string, string>>>> = {
  RO: { ä: 'ă', ã: 'ă', å: 'ă', ş: 'ș', ţ: 'ț' },
  BA: { ø: 'đ' },
  HR: { ø: 'đ' },
  ME: { ø: 'đ' },
  RS: { ø: 'đ' },
  IS: { ğ: 'ð', õ: 'ð', ã: 'ð', ä: 'ð', ō: 'ö' },
  LT: { ë: 'ė', ē: 'ė' },
  NZ: { ã: 'ā', ë: 'ē', õ: 'ō' },
};

function withOwnLetters(text: string, country: string): string {
  const shapes = SHAPES[country];
  if (!shapes) return text;
  return [...text]
    .map((letter) => {
      const meant = shapes[letter.toLowerCase()];
      return meant ? cased(meant)(letter) : letter;
    })
    .join('');
}

/** Mends signs that are read as others, by what the card's languages write. */
export function mendSigns(text: string, home: string | undefined): string {
  const mends = [
    ...EVERYWHERE,
    ...languagesOf(home).flatMap((language) => BY_LANGUAGE[language] ?? []),
  ];
  // One call for both kinds of replacement, which TypeScript's overloads do not see.
  const mended = mends.reduce(
    (all, [read, meant]) =>
      typeof meant === 'string' ? all.replace(read, meant) : all.replace(read, meant),
    text,
  );
  return withOwnLetters(mended, home ?? '');
}
