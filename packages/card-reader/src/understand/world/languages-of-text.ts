import { fold } from '@cardsift/contacts/fold';
import type { CountryCode } from 'libphonenumber-js/max';
import { GIVEN_NAMES_BY_LANGUAGE } from '../lexicon/given-names.ts';
import { JOB_HEADS } from '../lexicon/job-words.ts';
import type { Language } from '../lexicon/languages.ts';
import { SPELLINGS } from '../lexicon/spellings.ts';
import { lexemesOf } from '../text/words.ts';

/** A language that tells something about the country: English does not. */
export type TellingLanguage = Exclude<Language, 'en'>;

const countries = (text: string): ReadonlyMap<CountryCode, number> =>
  new Map(
    text.split(' ').map((each): [CountryCode, number] => {
      const [country, weight] = each.split(':');
      return [country as CountryCode, Number(weight)];
    }),
  );

/** Where a language is printed on cards, by about how many people speak it there. */
export const LANGUAGE_COUNTRIES: Record<TellingLanguage, ReadonlyMap<CountryCode, number>> = {
  de: countries('DE:76 AT:10 CH:10 LI:1 LU:1 IT:1 BE:1'),
  fr: countries('FR:55 CA:8 BE:6 CH:5 MA:6 TN:4 DZ:4 SN:4 CI:4 CM:3 LU:1 MC:1'),
  es: countries('MX:26 ES:24 CO:11 AR:11 PE:7 CL:6 VE:3 EC:4 GT:2 DO:2 BO:2 CR:2 UY:2 PY:1 PA:1'),
  pt: countries('BR:66 PT:30 AO:2 MZ:2'),
  it: countries('IT:95 CH:5'),
  nl: countries('NL:74 BE:26'),
  sv: countries('SE:92 FI:8'),
  no: countries('NO:100'),
  da: countries('DK:100'),
  fi: countries('FI:100'),
  pl: countries('PL:100'),
  cs: countries('CZ:72 SK:28'),
  hu: countries('HU:96 RO:2 SK:2'),
  tr: countries('TR:100'),
};

/** Everyday words of cards, folded, that only one of these languages has. */
const WORDS: Record<TellingLanguage, RegExp> = {
  de: /stra(?:ss|ß)e|(?:^|\s)(?:gmbh|geschaftsfuhrer(?:in)?|durchwahl)(?:\s|$|:)|\p{L}{3}str\.? \d/u,
  fr: /(?:^|\s)(?:rue|avenue de|cedex|sarl|directeur|directrice|gerante?|port\.)(?:\s|$)/u,
  es: /(?:^|\s)(?:calle|avda|paseo|gerente|movil|s\.l\.|s\.a\. de c\.v\.)(?:\s|$|:)/u,
  it: /(?:^|\s)(?:piazza|corso|viale|s\.r\.l\.|srl|titolare|cellulare)(?:\s|$|:)/u,
  pt: /(?:^|\s)(?:rua|travessa|praca|lda|ltda|telemovel|diretora?)(?:\s|$|:)/u,
  nl: /(?:straat|laan|plein|gracht|weg) \d|(?:^|\s)(?:b\.?v\.?|mobiel|kantoor)(?:\s|$|:)/u,
  sv: /(?:gatan|vagen) \d|(?:^|\s)(?:ab|vaxel)(?:\s|$|:)/u,
  no: /(?:gata|veien|vegen) \d|(?:^|\s)(?:as|daglig leder)(?:\s|$|:)/u,
  da: /(?:gade|vej) \d|(?:^|\s)(?:aps|a\/s|direktor)(?:\s|$|:)/u,
  fi: /(?:katu|tie) \d|(?:^|\s)(?:oy|oyj|puh|toimitusjohtaja)(?:\s|$|:|\.)/u,
  pl: /(?:^|\s)(?:ul\.|ul|al\.|sp\. z o\.o\.|kom\.|prezes)(?:\s|$|:)/u,
  cs: /(?:^|\s)(?:s\.r\.o\.|ulice|nam\.|jednatel(?:ka)?|reditel(?:ka)?)(?:\s|$|:)/u,
  hu: /(?:^|\s)(?:kft\.?|utca|ut|ter|zrt\.?|ugyvezeto|igazgato)(?:\s|$|:)/u,
  tr: /(?:^|\s)(?:cad\.|caddesi|sok\.|sokak|mah\.|a\.s\.|ltd\. sti\.|muduru)(?:\s|$|:)/u,
};

const languages = Object.keys(WORDS) as TellingLanguage[];

const knows = (language: Language | 'other', word: string) =>
  JOB_HEADS[language].has(word) ||
  GIVEN_NAMES_BY_LANGUAGE[language].has(word) ||
  (language !== 'other' && SPELLINGS[language]?.has(word) === true);

/** An everyday word tells more than a name or a job. */
const EVERYDAY = 2;
/** With so many words of a language nobody doubts it. */
const PLAIN = 3;

export interface SpokenLanguage {
  language: TellingLanguage;
  /** 0 to 1: how plain it is. */
  share: number;
}

/** The languages of a card's words, the plainest first; a word that two languages have tells nothing. */
export function spokenLanguages(texts: readonly string[]): SpokenLanguage[] {
  const votes = new Map<TellingLanguage, number>();
  const vote = (language: TellingLanguage, weight: number) =>
    votes.set(language, (votes.get(language) ?? 0) + weight);
  for (const text of texts.map(fold)) {
    for (const language of languages) if (WORDS[language].test(text)) vote(language, EVERYDAY);
  }
  for (const word of new Set(texts.flatMap(lexemesOf))) {
    if (word.length < 4) continue;
    const speaking = (['en', 'other', ...languages] as const).filter((each) => knows(each, word));
    const [only] = speaking;
    if (only && speaking.length === 1 && only !== 'en' && only !== 'other') vote(only, 1);
  }
  const all = [...votes.values()].reduce((sum, weight) => sum + weight, 0);
  return [...votes]
    .map(([language, weight]) => ({
      language,
      share: (weight / all) * Math.min(1, weight / PLAIN),
    }))
    .sort((a, b) => b.share - a.share);
}
