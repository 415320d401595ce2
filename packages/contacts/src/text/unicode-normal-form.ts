/**
 * The most marks on one letter. Unicode's Stream-Safe Text Format (UAX #15, 13) allows this many, and no writing system
 * has more.
 */
const MOST_MARKS = /(\p{M}{30})\p{M}+/gu;

/**
 * A text in one of Unicode's normal forms. Sorting the marks of one letter takes quadratic time: 300 kB of marks take a
 * minute and a half. So marks after the thirtieth are dropped.
 */
export function toNormalForm(text: string, form: 'NFC' | 'NFD' | 'NFKC' | 'NFKD'): string {
  return text.replace(MOST_MARKS, '$1').normalize(form);
}
