import { fold } from '@cardsift/contacts/text/fold';
import lists from './word-lists.json' with { type: 'json' };

type Words = ReadonlySet<string>;

/** The words of texts as they are written there, parted by spaces. */
const words = (texts: readonly string[]): Words => new Set(texts.join(' ').split(' '));

/** The same, folded; `_` stands for a space inside a phrase. */
const folded = (texts: readonly string[]): Words =>
  new Set([...words(texts)].map((word) => fold(word.replaceAll('_', ' '))));

/** The names of a list by country, each with its country. */
const byName = (names: Record<string, string[]>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(names).flatMap(([country, own]) => own.map((name) => [name, country])),
  );

/** Common given names of many languages. */
export const givenNames = folded(Object.values(lists.givenNames).flat());
/** Small words that belong to the family name behind them. */
export const nameParticles = words(lists.nameParticles);
/** East Asian family names of more than one letter. */
export const longFamilyNames = words(lists.longFamilyNames);
/** Letters behind a name: degrees, chambers, honours. Compared without dots, capitals ignored. */
export const credentials = words(lists.credentials);
/** Words before a name: degrees, forms of address, ranks. Compared without dots, capitals ignored. */
export const honorifics = words(lists.honorifics);

/** Nouns that name a person's job. */
export const jobHeads = folded(Object.values(lists.jobHeads).flat());
/** Words that stand in job titles beside a head, and in departments. */
export const jobModifiers = folded(lists.jobModifiers);
/** Words of titles that keep their capitals, or are small, where the others are written in name case. */
export const titleAbbreviations = words(lists.titleAbbreviations);
export const smallTitleWords = words(lists.smallTitleWords);
/** The name of an organization's department begins or ends with one of these. */
export const departmentWords = folded(lists.departmentWords);

/** Legal forms. A line with one is nearly always an organization. Compared without dots and spaces. */
export const legalForms = folded(lists.legalForms);
/** Legal forms too short or too common as words to be trusted when written in small letters. */
export const shyLegalForms = words(lists.shyLegalForms);
/** Words that stand in names of organizations. */
export const organizationWords = folded(lists.organizationWords);
/** Ends of compounds that name a firm, a practice or an authority. */
export const firmEndings = [...words(lists.firmEndings)];

/** Words that a domain leaves out of an organization's name. */
export const smallSignWords = words(lists.smallSignWords);

/** Words (whole or as the end of a compound) that stand in street lines. */
export const streetWords = folded(lists.streetWords);
/** Ends of compound street names: “Lindenallee”, “Storgatan”, “Bredgade”. */
export const streetEndings = [...words(lists.streetEndings)];
/** Countries, in English and in their own and neighbours' languages, with their ISO codes. */
export const countries = byName(lists.countries);
/** Those of them that people and streets are called, too. */
export const countriesCalledLikePeople = words(lists.countriesCalledLikePeople);
/** Places and legal forms that cards in ideographs name, as those who live there write them. */
export const chinesePlaces = Object.entries(lists.chinesePlaces).map(
  ([country, places]) => [country, [...words(places)]] as const,
);
/** Cities that are often printed on cards, with their country. */
export const cities = byName(lists.cities);
/** What stands before a city's name: “г. Казань”, “TP. Hồ Chí Minh”. */
export const cityMarks = lists.cityMarks;

/** Providers of free mailboxes: those of the whole world, and others. */
export const worldwideProviders = words(lists.worldwideProviders);
export const freeMailProviders = words(lists.freeMailProviders);
/** Mailboxes of nobody in particular. */
export const sharedMailboxes = words(lists.sharedMailboxes);
/** Words that end no value: “Head of”. */
export const openEndWords = words(lists.openEndWords);
