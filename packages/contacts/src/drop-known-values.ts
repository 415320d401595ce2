import type { Contact, OtherScript, PhoneticName, PostalAddress } from './contact.ts';
import { isNamed } from './duplicates/duplicate-keys.ts';
import { SCRIPT_FIELDS } from './merge/merge-scripts.ts';
import { readWords } from './normalize-values.ts';
import { splitEscaped, unescapeText } from './vcard/encoding.ts';

/** Drops single values that the known contact has already: the same, in another script, or in a list. */
export function dropKnownValues(newer: Contact, known: Contact): Contact {
  const { title, org, department, address, otherScript, phonetic, ...lists } = newer;
  const has = knownValues(known);
  const isName = isNamed(newer) && !has.name(newer.fullName);
  return {
    ...lists,
    fullName: isName ? newer.fullName : known.fullName,
    name: isName
      ? newer.name
      : (known.name ?? (newer.fullName === known.fullName ? newer.name : undefined)),
    ...(isNew(title, has.titles) && { title }),
    ...(isNew(org, has.orgs) && { org }),
    ...(isNew(department, has.departments) && { department }),
    ...(phonetic && !has.name(describe(phonetic)) && { phonetic }),
    ...newOtherScript(otherScript, has),
    ...(!has.addresses.some((one) => includesWords(one, describe(address))) && { address }),
  };
}

type Texts = (string | undefined)[];

interface KnownValues {
  /** Whether the person has this name, in either script. */
  name(name: string): boolean;
  titles: Texts;
  orgs: Texts;
  departments: Texts;
  addresses: string[];
}

function knownValues(known: Contact): KnownValues {
  const other = known.otherScript ?? {};
  const beside = (name: string, read = unescapeText) =>
    (known.imported ?? [])
      .filter((one) => one.name === name && !one.isField)
      .map(({ value }) => read(value));
  const part = (index: number) => (value: string) => splitEscaped(value, ';')[index] ?? '';
  const names = [
    ...[known.fullName, other.fullName, describe(known.phonetic)],
    ...beside('X-OTHER-NAME'),
  ];
  return {
    name: (name) => names.some((one) => includesWords(one ?? '', name)),
    titles: [known.title, other.title, ...beside('TITLE')],
    orgs: [known.org, other.org, ...beside('ORG', part(0))],
    departments: [known.department, other.department, ...beside('ORG', part(1))],
    addresses: [
      describe(known.address),
      ...beside('ADR', (value) => splitEscaped(value, ';').join(' ')),
    ],
  };
}

/** Whether none of the others has the same words in the same order. */
export const isNew = (value: string | undefined, others: Texts): boolean =>
  value !== undefined && others.every((one) => readWords(one).join() !== readWords(value).join());

function newOtherScript(
  otherScript: OtherScript = {},
  has: KnownValues,
): Pick<Contact, 'otherScript'> {
  const { fullName, name, title, department, org } = otherScript;
  const isFresh = {
    fullName: fullName !== undefined && !has.name(fullName),
    title: isNew(title, has.titles),
    department: isNew(department, has.departments),
    org: isNew(org, has.orgs),
  };
  const fresh = SCRIPT_FIELDS.filter((field) => isFresh[field]);
  if (fresh.length === 0) return {};
  return {
    otherScript: {
      ...Object.fromEntries(fresh.map((field) => [field, otherScript[field]])),
      ...(isFresh.fullName && name && { name }),
    },
  };
}

/** All parts of a value as one text. */
export function describe(parts: PostalAddress | PhoneticName | undefined): string {
  return Object.values(parts ?? {})
    .join(' ')
    .trim();
}

/** Whether a text contains all words of another. */
export function includesWords(text: string, other: string): boolean {
  const words = new Set(readWords(text));
  return readWords(other).every((word) => words.has(word));
}
