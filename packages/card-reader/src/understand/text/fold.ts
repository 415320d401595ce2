const LETTERS: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};

const SPELT_OUT: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', å: 'aa', ø: 'oe' };

/** Lower case without diacritics: the form in which words are compared. */
export function fold(text: string): string {
  if (/^[ -~]*$/.test(text)) return text.toLowerCase();
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replace(/[ßæœøłđðþı]/g, (letter) => LETTERS[letter] ?? letter);
}

/** As `fold`, with umlauts spelt out, as many people do in addresses: «Müller» is «mueller». */
export function foldSpeltOut(text: string): string {
  return fold(
    text
      .toLowerCase()
      .normalize('NFC')
      .replace(/[äöüåø]/g, (letter) => SPELT_OUT[letter] ?? letter),
  );
}

/** Letters and digits only, folded: what is left of a name in a domain. */
export function squash(text: string): string {
  return fold(text).replace(/[^\p{L}\p{N}]+/gu, '');
}
