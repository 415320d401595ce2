import { hasLegalForm } from '../fields/legal-form.ts';
import { isOrganizationWord } from '../fields/word-kinds.ts';
import { isTradeWord } from '../lexicon/trade-words.ts';
import { squash } from '../text/fold.ts';
import { lexemesOf } from '../text/words.ts';

/** More words are a name, whatever they are. */
const MOST_WORDS = 3;
/** Letters of what a sign says beside its trade; fewer, or more, are something else. */
const OWN_LETTERS = { least: 2, most: 12 };
/** The same beside other words. */
const INITIALS = 4;
/** What sites are called before the name of their firm. */
const OF_SITES = new Set([
  'buy',
  'get',
  'go',
  'join',
  'mein',
  'meet',
  'my',
  'shop',
  'the',
  'try',
  'use',
  'we',
]);

/** “NAIL SPA”, “RESTAURANTE”: what is done behind a door, whose own name is drawn and was not read. */
export function saysTradeAlone(text: string): boolean {
  const words = lexemesOf(text).filter((word) => word.length > 1);
  return (
    words.length > 0 &&
    words.length <= MOST_WORDS &&
    !hasLegalForm(text) &&
    words.every((word) => isTradeWord(word) || isOrganizationWord(word))
  );
}

/**
 * “IT PRODUCTS” of “svsitproducts.com” is “SVS IT PRODUCTS”, “RESTAURANTE” of “dimariorestaurante” is “DIMARIO
 * RESTAURANTE”: where a name of several words, or a trade, is the end of what an address is called.
 * @param labels what domains and mailboxes are called
 */
export function completeSign(sign: string, labels: readonly string[]): string {
  const isTrade = saysTradeAlone(sign);
  if (!isTrade && (lexemesOf(sign).length < 2 || hasLegalForm(sign))) return sign;
  const read = squash(sign);
  const own = labels
    .map(squash)
    .filter((label) => label.endsWith(read))
    .map((label) => label.slice(0, -read.length))
    .find(
      (before) =>
        before.length >= OWN_LETTERS.least &&
        before.length <= (isTrade ? OWN_LETTERS.most : INITIALS) &&
        !OF_SITES.has(before),
    );
  if (!own) return sign;
  const isInCapitals = sign === sign.toUpperCase();
  return `${isInCapitals ? own.toUpperCase() : own.charAt(0).toUpperCase() + own.slice(1)} ${sign}`;
}
