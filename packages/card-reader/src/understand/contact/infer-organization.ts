import type { Reading } from '../../reading.ts';
import { givenNames, organizationWords } from '../lexicon/word-lists.ts';
import { nameAgreement } from '../own-addresses/name-agreement.ts';
import { isFreeMail } from '../own-addresses/own-addresses.ts';
import { spellByCountry } from '../spelling/spell-by-country.ts';
import { squash } from '../text/fold-spelt-out.ts';
import { splitCompound } from '../text/split-compound.ts';
import { lexemesOf } from '../text/words.ts';
import type { ExtractedValues } from '../values/extract-values.ts';

const title = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/**
 * The employer's name from the e-mail domain, or from the website of someone with a free mailbox:
 * “maplelowe.co.uk” is “Maple Lowe”. Words are those on the card and in the lexicons.
 */
export function inferOrganization(
  { emails, websites, home }: ExtractedValues,
  cardTexts: readonly string[],
  person?: string,
): Reading | null {
  const source = emails.find((email) => !isFreeMail(email)) ?? websites[0];
  // “janedoe.art” is Jane Doe's own domain and tells no employer.
  if (!source || (person && nameAgreement(person, [source.host.label]) >= 0.85)) return null;
  const printed = new Set(cardTexts.flatMap(lexemesOf).filter((word) => word.length > 2));
  const isKnown = (word: string) => word.length > 3 && organizationWords.has(word);
  const words = source.host.label
    .split(/[-_]/)
    .flatMap((part) =>
      splitCompound(squash(part), (word) =>
        printed.has(word) ? 3 : isKnown(word) ? 2 : givenNames.has(word) ? 0.7 : 0,
      ),
    );
  const known = words.every((word) => printed.has(word) || organizationWords.has(word));
  return {
    value: words
      .map(title)
      .map((word) => (home ? spellByCountry(word, home) : word))
      .join(' '),
    origin: 'inferred',
    confidence: words.length > 1 && known ? 0.7 : 0.5,
    lines: [source.line],
  };
}
