import { fold } from '@cardsift/contacts/text/fold';

const SPELT_OUT: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', å: 'aa', ø: 'oe' };

/** As `fold`, with umlauts spelt out, as many people do in addresses: “Müller” is “mueller”. */
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
