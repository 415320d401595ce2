import { type Language, languagesOf } from '../lexicon/languages.ts';

type Mend = [read: RegExp, meant: string | ((read: string) => string)];

const cased = (small: string) => (read: string) =>
  read === read.toLowerCase() ? small : small.toUpperCase();

/** “s.c”, “e.K”: the last dot of an abbreviation is too small to be seen, where the line is not sure; firms of the Gulf write “L.L.C”. */
const LAST_DOT: Mend = [/(?<=(?:^|\s)(?!L\.L\.C)\p{L}{1,2}\.(?:\p{L}\.)*\p{L})(?=$|,)/u, '.'];

/** “GeschÄftsfÜhrerin”: marked letters look alike in both sizes, and none is a capital within small ones. */
const SMALL_WITH_MARK: Mend = [
  /(?<=\p{Ll}{3})(?=\P{ASCII})\p{Lu}(?=\p{Ll}|$|\s)/gu,
  (read) => read.toLowerCase(),
];

const EVERYWHERE: Mend[] = [
  // “"Jane Doe'”: quotation marks around the whole, of whichever kind they were read.
  [/^["“”'‘’]+([^"“”„]+?)["“”'‘’]+$/u, '$1'],
  // “Randy’Buck’Halvorson”: a nickname, its spaces eaten by the quotation marks.
  [/(?<=\p{Ll})\s?[’'"“”„]\s?(?=\p{Lu}\p{Ll}+[’'"“”]\s?\p{Lu})/u, ' “'],
  [/(?<= “\p{Lu}\p{Ll}+)[’'"”]\s?(?=\p{Lu})/u, '” '],
  // “REALTORR”, “REALTOR@”: the registered mark.
  [/\bREALTOR[R@©]/g, 'REALTOR®'],
  // “Hotel Sonnspitz ★★★★S”
  [/\s+(?:[Ææ★☆*]{3,5}|[Kk]{4,5})\s?S?$/u, ''],
  // “Pym &ª Dunmore”: a flourish of the ampersand.
  [/&[ªºø°](?=\s)|(?<=\s)&t(?=\s)/gu, '&'],
  // “Locanda del.Nibbio”: a speck between two words.
  [/(?<=\s(?:del|della|dei|de|di|da|du|des|von|van|vom|of|the))\.(?=\p{Lu}\p{Ll})/gu, ' '],
  // “Export Director I Giám đốc”: a bar between two titles.
  [/(?<=\p{L}(?:\p{Ll}|\p{Lu}(?=\sI))\s)[Il](?=\s\p{Lu}\p{Ll})/gu, '|'],
  // “Parohia Ortodoxă ,Sfântul Nicolae’”, “Šiaulių ,Saulėtekio" progimnazija”: a quotation that begins low.
  [/(?<=^|[\s.])[,„]{1,2}(?=\p{L})([^“”"’',„ª]+)[“”"’'ª]+(?=$|\s)/u, '„$1”'],
  // “M.Sc.(Food Tech.)”: what a degree is in, its space too narrow to be seen.
  [/(?<=\p{L}{1,4}\.\p{L}{1,4}\.)\((?=\p{L})/gu, ' ('],
  // “"Bākuguns”, “Bill Dutch’ Vandersloot”: quotation marks of which one was not seen.
  [/^(?:["“](?=\p{L})([^“”"„]+)|['‘’](\p{Lu}\p{Ll}{3,}))$/u, '“$1$2”'],
  [/^(„\p{L}[^“”"’',„]*)$/u, '$1”'],
  [/(?<=\p{Ll}\s)(\p{Lu}\p{Ll}*(?!s)\p{Ll})[’'"”](?=\s\p{Lu}\p{Ll})/gu, '“$1”'],
  // “à Ia Cour”: a small l drawn like a capital I.
  [/(?<=\p{Ll}\s)Ia(?=\s)/gu, 'la'],
  // “de I'urbanisme”, “de I'Entreprise”: the article before a vowel, which stands nowhere else.
  [/(?<=^|\s)I(?=['’][aeiouyhàâéèêëîïôûœ]\p{Ll}{2})/gu, 'l'],
  [/(?<=\p{Ll}\s)I(?=['’]\p{Lu}\p{Ll})/gu, 'l'],
  // “Maclsaac”: no name of a clan goes on with a small l before a consonant.
  [/(?<=\bMa?c)l(?=[bcdfgkmnpqrsvz]\p{Ll})/gu, 'I'],
  // “Vaærktøj”, “Vinkæelderen”: a ligature and one of its letters; “træemballage” and “knæet” have an e of their own.
  [/aæ|(?<![fnlr])æe(?=[bdfgklmpv])/gu, 'æ'],
  [/AÆ|(?<![FNLR])ÆE(?=[BDFGKLMPV])/gu, 'Æ'],
  // “E.l.R.L.”, “loT”, “d’lndustrie”: a capital I that looks like a small l.
  [/(?<=\p{Lu}\.)l(?=\.\p{Lu})|\bl(?=oT\b)|(?<=[dlDL]['’])l(?=[bcdfgkmnpqrsvz]\p{Ll}{2})/gu, 'I'],
];

/** “Winzer è Kellermeister”: only Italian has this word. */
const READ_AMPERSAND = /\sè\s/gu;

/** “Agence lmmo”: a capital I that looks like a small l, before letters that no word has behind an l. */
const LOST_CAPITAL_I: Mend = [/(?<=\p{Lu}.*\s|^)l(?=[bcdfgkmnpqrsvz]\p{Ll}{2})/gu, 'I'];
/** Whose words do: “lniany”, “lstivý”. */
const L_BEFORE_CONSONANTS = new Set('BA BG BY CZ HR ME MK PL RS RU SI SK UA'.split(' '));
const mayLoseCapitalI = (home: string | undefined, text: string) =>
  home !== undefined && !L_BEFORE_CONSONANTS.has(home) && text !== text.toLowerCase();

/** “FRANQOIS”: only a U stands behind Q. */
const LOST_CEDILLA: Mend = [/(?<=\p{L})q(?=[oa])/giu, cased('ç')];

/** “M.a Ángeles”, “3.a planta”: what is raised is read as its letter. */
const RAISED_A: Mend = [/(?<=(?:^|\s)(?:M|\d)\.)a(?=\s)/gu, 'ª'];
/** “Ma Luz”: María, whose a is raised. */
const MARIA: Mend = [/(?<=(?:^|\s)M)a(?=\s\p{Lu}\p{Ll})/gu, 'ª'];

const BY_LANGUAGE: Partial<Record<Language, Mend[]>> = {
  fr: [
    LOST_CEDILLA,
    // “Chargé daffaires”: the apostrophe is too narrow to be seen.
    [
      /(?<=(?:^|[\s-])[dl])(?=(?:achats?|affaires|agence|appels|applications|architecture|art|assurances?|atelier|avenir|eau|école|édition|emploi|enfance|énergie|entreprises?|équipe|espaces?|environnement|études|exploitation|export|homme|hôpital|image|immeubles|information|informatique|ingénierie|innovation|intérieure?s?|investissement|océan|opérations|organization|ouvrage|université|usine)(?:$|\s))/giu,
      '’',
    ],
    // “AVOCATE Â LA COUR”
    [/(?<=^|\s)[âáä](?=\s)/giu, cased('à')],
  ],
  es: [RAISED_A],
  pt: [LOST_CEDILLA, RAISED_A],
  tr: [
    // “ihracat Müdürü”: the dot of İ is read as the one of a small i.
    [/^i(?=\p{Ll}+\s\p{Lu})|(?<=\p{Lu}\p{Ll}+\s)i(?=\p{Ll}{2})/gu, 'İ'],
    // “ÖZDEMiR”
    [/(?<=\p{Lu}{2,})i(?=\p{Lu}|$|\s)|(?<=(?:^|\s)\p{Lu})i(?=\p{Lu}{2})/gu, 'İ'],
  ],
};

/** “UAB ,,Ąžuolo linijal”: quotation marks that stand low at first and high at last. */
const BALTIC_QUOTES: Mend = [
  /^(UAB|AB|MB|VšĮ|SIA|AS|IK)\s*[,„"]{1,2}\s*(\p{L}[^“”"ª]*?)(?:[“”"ª].*|['l])?$/u,
  '$1 „$2“',
];

const shapes = (pairs: Record<string, string>): Mend[] =>
  Object.entries(pairs).map(([read, meant]) => [new RegExp(read, 'giu'), cased(meant)]);

/** Letters that a country's words never have, with those of the same shape that they have. */
const BY_COUNTRY: Partial<Record<string, Mend[]>> = {
  ES: [MARIA],
  RO: [...shapes({ '[äãå]': 'ă', ş: 'ș', ţ: 'ț' }), [/(?<=\bS\.C\.)(?=\p{Lu}{2})/gu, ' ']],
  ...Object.fromEntries(['BA', 'HR', 'ME', 'RS'].map((country) => [country, shapes({ ø: 'đ' })])),
  IS: shapes({ '[ğõãä]': 'ð', ō: 'ö' }),
  LT: [...shapes({ '[ëē]': 'ė' }), BALTIC_QUOTES],
  LV: [BALTIC_QUOTES],
  NZ: shapes({ ã: 'ā', ë: 'ē', õ: 'ō' }),
};

/**
 * Mends signs that are read as others, by what the card's languages write.
 * @param isSure that the text has what was printed, to the last dot
 */
export function mendSigns(text: string, home: string | undefined, isSure: boolean): string {
  const languages = languagesOf(home);
  const mends = [
    ...(isSure ? [] : [LAST_DOT, SMALL_WITH_MARK]),
    ...EVERYWHERE,
    ...(languages.includes('it') ? [] : [[READ_AMPERSAND, ' & '] as Mend]),
    ...(mayLoseCapitalI(home, text) ? [LOST_CAPITAL_I] : []),
    ...languages.flatMap((language) => BY_LANGUAGE[language] ?? []),
    ...(BY_COUNTRY[home ?? ''] ?? []),
  ];
  // One call for both kinds of replacement, which TypeScript's overloads do not see.
  return mends.reduce(
    (mended, [read, meant]) =>
      typeof meant === 'string' ? mended.replace(read, meant) : mended.replace(read, meant),
    text,
  );
}
