const SPELLED_OUT: Record<string, string> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ß: 'ss',
  ø: 'o',
  å: 'a',
  æ: 'ae',
  ł: 'l',
  đ: 'd',
  ı: 'i',
  œ: 'oe',
};

/**
 * Letters and digits as they are spelled in URLs and e-mail addresses: `Müller` becomes `mueller`,
 * `Łęcki` `lecki`.
 */
export function asciiLetters(text: string, between = ''): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/./gu, (letter) => SPELLED_OUT[letter] ?? letter)
    .normalize('NFD')
    .replace(/[^a-z0-9\s-]/g, '')
    .trim()
    .replace(/[\s-]+/g, between);
}
