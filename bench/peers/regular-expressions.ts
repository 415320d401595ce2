import type { CardReading, Reading, TextLine } from '@cardsift/card-reader/reading';

/**
 * What simple regular expressions make of lines that were already read: the first line with two or three capitalized
 * words is the name, the next one the title, and a line with a legal form the organization. It shows how much
 * understanding adds.
 */
export function readByRegularExpressions(lines: TextLine[]): CardReading {
  const texts = lines.map(({ text }) => text);
  const all = texts.join('\n');
  const name = texts.find((text) => /^\p{Lu}[\p{L}'’-]+( \p{Lu}\.?[\p{L}'’.-]*){1,2}$/u.test(text));
  const title = name === undefined ? undefined : texts[texts.indexOf(name) + 1];
  const org = texts.find((text) =>
    /\b(inc|llc|ltd|limited|corp|plc|gmbh|ag|kg|ab|s\.?a\.?s?|s\.?r\.?l|sarl|s\.?l|a\.ş|kft|zrt|s\.r\.o|sp\. z o\.o|lda)\b/i.test(
      text,
    ),
  );
  return {
    quad: null,
    lines,
    ...(name === undefined ? {} : { fullName: printed(name) }),
    ...(title === undefined ? {} : { title: printed(title) }),
    ...(org === undefined ? {} : { org: printed(org) }),
    emails: (all.match(/[\w.+-]+@[\w-]+(\.[\w-]+)+/g) ?? []).map((text) => printed(text)),
    phones: (all.match(/\+?\(?\d[\d ()./-]{6,}\d/g) ?? []).map((number) =>
      printed({ number, kinds: ['work' as const] }),
    ),
    websites: (all.match(/\b(https?:\/\/|www\.)[\w.-]+/gi) ?? []).map((text) => printed(text)),
    socials: [],
    industry: 'Other',
    hashtags: [],
    unassigned: [],
  };
}

function printed<T>(value: T): Reading<T> {
  return { value, origin: 'printed', confidence: 0.5, lines: [] };
}
