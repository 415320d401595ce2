import type { PhoneKind } from '@cardsift/contacts/contact';
import type { Segment } from '../decode/segment.ts';
import type { WordLabel } from '../network/word-labels.ts';
import { countDigits } from '../text/digits.ts';
import { hasLetter } from '../text/letter-case.ts';
import type { At, ExtractedValues } from '../values/extract-values.ts';
import type { FoundPhone } from '../values/phone/found-phone.ts';
import { takePhones } from '../values/phone/take-phones.ts';

/** How sure the network must be of words that no grammar takes for a telephone's. */
const MIN_PHONE_PROBABILITY = 0.8;
/** National numbers with an area code and international ones (ITU-T E.164) have so many digits. */
const DIGITS = [6, 15] as const;

/** What the network calls the label before a number. */
const KINDS: Partial<Record<WordLabel, PhoneKind>> = {
  'mobile label': 'cell',
  'fax label': 'fax',
  'phone label': 'work',
  'direct label': 'work',
  'switchboard label': 'work',
};

/** Numbers that only the network knows to be telephones': “Skolas iela 26 · 2920 0264”, which no numbering plan has. */
export function phonesByModel(
  segments: readonly Segment[],
  { dialed }: Pick<ExtractedValues, 'dialed'>,
): At<FoundPhone>[] {
  return segments.flatMap((segment, i) => {
    const digits = countDigits(segment.text);
    const isNumber = digits >= DIGITS[0] && digits <= DIGITS[1] && !hasLetter(segment.text);
    if (segment.label !== 'phone' || segment.probability < MIN_PHONE_PROBABILITY || !isNumber)
      return [];
    const before = segments[i - 1];
    const labeled = (before?.line === segment.line && KINDS[before.label]) || null;
    // Behind a label the grammar asks for nothing but digits.
    const { found } = takePhones(`Tel. ${segment.text}`, dialed);
    return found.map((phone) => ({ ...phone, labeled, isDoubtful: true, line: segment.line }));
  });
}
