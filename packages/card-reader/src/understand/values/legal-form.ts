import { fold } from '@cardsift/contacts/text/fold';
import { legalForms, shyLegalForms } from '../lexicon/word-lists.ts';

/** Forms written with dots, strokes and spaces: “S.p.A.”, “Sp. z o.o.”, “GmbH & Co. KG”, “A/S”. */
const SPELT =
  /(?:^|\s)(?:gmbh\s?&\s?co\.?\s?kga?|s\.?\s?p\.?\s?a\.|s\.?\s?r\.?\s?l\.?s?\.|s\.?\s?r\.?\s?o\.?|sp\.?\s?z\.?\s?o\.?\s?o\.?|sp\.?\s?[jk]\.|a\/s|p\/s|i\/s|k\/s|s\.\s?a\.(?:\s?r\.?\s?l\.)?|s\.\s?l\.|s\.\s?n\.\s?c\.|s\.\s?a\.\s?s\.|b\.\s?v\.|n\.\s?v\.|v\.\s?o\.\s?f\.|e\.\s?[vkg]\.|a\.\s?s\.|ltd\.?\s?sti\.?|l\.?l\.?[cp]\.|p\.?l\.?c\.|e\.u\.|v\.o\.s\.|d\.o\.o\.|d\.d\.|pvt\.?\s?ltd\.?|pty\.?\s?ltd\.?|pte\.?\s?ltd\.?|k\.s\.|unip\.?\s?lda)(?=$|[\s,)])/;

/** Whether a text carries a legal form. A short form counts only in capitals and behind a name. */
export function hasLegalForm(text: string): boolean {
  const folded = fold(text);
  if (SPELT.test(folded)) return true;
  const words = text.split(/[\s,()]+/).filter(Boolean);
  return words.some((word, i) => {
    const form = fold(word).replace(/[.]/g, '');
    if (!legalForms.has(form)) return false;
    if (words.length === 1) return false;
    if (!shyLegalForms.has(form)) return true;
    return (
      i > 0 &&
      i === words.length - 1 &&
      (word === word.toUpperCase() || /^(?:ApS|eV|eK|eG)$/.test(word.replace(/\./g, '')))
    );
  });
}

/** Whether a text is a legal form and nothing else: “B.V.”, “VZW”. */
export const isLegalForm = (text: string): boolean =>
  hasLegalForm(`X ${text}`) && withoutLegalForm(`X ${text}`) === 'x';

/** The words of an organization's name without its legal form, as its domain would use them. */
export function withoutLegalForm(text: string): string {
  const spelt = fold(text).replace(SPELT, ' ');
  const words = spelt.split(/[\s,()]+/).filter(Boolean);
  const kept = words.filter((word) => !legalForms.has(word.replace(/[.]/g, '')));
  return (kept.length > 0 ? kept : words).join(' ');
}
