import { z } from 'zod';
import type { Contact } from './contact.ts';

/** Whose name comes first where a card prints two: the larger one, that in the country's own letters, or the Latin one. */
export const NAME_SCRIPTS = ['larger', 'native', 'latin'] as const;
export const nameScriptSchema = z.enum(NAME_SCRIPTS);
export type NameScript = z.infer<typeof nameScriptSchema>;

const LETTER = /\p{L}/u;
const OTHER_LETTER = /(?!\p{Script=Latin})\p{L}/u;

/** Whether a text holds letters of a script that is not Latin: “NTT東日本” is as native as “東日本”. */
export const isNative = (text: string): boolean => OTHER_LETTER.test(text);

/** Whether all letters of a text are Latin, and there are some. */
export const isLatin = (text: string): boolean => LETTER.test(text) && !isNative(text);

/** Whether one of two texts is Latin and the other one is not, so that they may say the same. */
export const areInTwoScripts = (one: string, other: string): boolean =>
  (isLatin(one) && isNative(other)) || (isNative(one) && isLatin(other));

/** Scripts that one language has, or that are a country's to tell; the tags are those of BCP 47. */
const SCRIPTS: readonly [letters: RegExp, script: string, language?: string][] = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, 'Jpan', 'ja'],
  [/\p{Script=Hangul}/u, 'Kore', 'ko'],
  [/\p{Script=Han}/u, 'Hani'],
  [/[іїєґ]/iu, 'Cyrl', 'uk'],
  [/\p{Script=Cyrillic}/u, 'Cyrl'],
  [/\p{Script=Greek}/u, 'Grek', 'el'],
  [/\p{Script=Arabic}/u, 'Arab'],
  [/\p{Script=Hebrew}/u, 'Hebr', 'he'],
  [/\p{Script=Thai}/u, 'Thai', 'th'],
  [/\p{Script=Devanagari}/u, 'Deva'],
];

/** What is written where, in scripts of several languages; by calling code, the longest first. */
const LANGUAGES: readonly [code: string, script: string, language: string][] = [
  ['+886', 'Hani', 'zh'],
  ['+853', 'Hani', 'zh'],
  ['+852', 'Hani', 'zh'],
  ['+389', 'Cyrl', 'mk'],
  ['+381', 'Cyrl', 'sr'],
  ['+380', 'Cyrl', 'uk'],
  ['+359', 'Cyrl', 'bg'],
  ['+86', 'Hani', 'zh'],
  ['+81', 'Hani', 'ja'],
];

type Told = Pick<Contact, 'fullName' | 'org' | 'title' | 'phones' | 'otherScript'>;

/** The language of a contact's native values where their letters or its numbers tell; else only their script. */
function nativeLanguage({ fullName, org, title, phones, otherScript }: Told): string {
  const { fullName: name, org: firm, title: job } = otherScript ?? {};
  const text = [fullName, org, title, name, firm, job].filter(Boolean).join(' ');
  const [, script, language] = SCRIPTS.find(([letters]) => letters.test(text)) ?? [];
  const known = LANGUAGES.find(
    ([code, of]) => of === script && phones.some(({ number }) => number.startsWith(code)),
  );
  return language ?? known?.[2] ?? (script ? `und-${script}` : 'und');
}

/** The BCP 47 tag of a name of a contact that has two: “ja” of 山田 太郎, and “ja-Latn” of Taro Yamada. */
export function languageOfName(contact: Told, name: string): string {
  const native = nativeLanguage(contact);
  if (!isLatin(name)) return native;
  return native.startsWith('und') ? 'und-Latn' : `${native}-Latn`;
}

/** The same of its other texts: nobody knows in which language “Sales Manager” is meant to be. */
export const languageOfText = (contact: Told, text: string): string =>
  isLatin(text) ? 'und-Latn' : nativeLanguage(contact);
