import type { Contact } from '../contact.ts';

const LETTER = /\p{L}/u;
const OTHER_LETTER = /(?!\p{Script=Latin})\p{L}/u;

/** Whether a text has letters of a script that is not Latin. “NTT東日本” is native too. */
export const isNative = (text: string): boolean => OTHER_LETTER.test(text);

/** Whether a text has letters and all of them are Latin. */
export const isLatin = (text: string): boolean => LETTER.test(text) && !isNative(text);

const EAST_ASIAN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** Whether a text has letters of Chinese, Japanese or Korean. A word in them may be several. */
export const isEastAsian = (text: string): boolean => EAST_ASIAN.test(text);

/** Whether one of two texts is Latin and the other is not, so that they may say the same. */
export const areInTwoScripts = (one: string, other: string): boolean =>
  (isLatin(one) && isNative(other)) || (isNative(one) && isLatin(other));

/** Scripts of a single language, or of several, between which the country decides. The tags are BCP 47's. */
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

/** Languages of scripts that several languages use, by calling code, longest first. */
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

type NamedContact = Pick<Contact, 'fullName' | 'org' | 'title' | 'phones' | 'otherScript'>;

/**
 * The language of a contact's native values if their letters or the calling code of a number tell it. Otherwise only
 * the script.
 */
function nativeLanguage({ fullName, org, title, phones, otherScript }: NamedContact): string {
  const { fullName: name, org: firm, title: job } = otherScript ?? {};
  const text = [fullName, org, title, name, firm, job].filter(Boolean).join(' ');
  const [, script, language] = SCRIPTS.find(([letters]) => letters.test(text)) ?? [];
  const known = LANGUAGES.find(
    ([code, of]) => of === script && phones.some(({ number }) => number.startsWith(code)),
  );
  return language ?? known?.[2] ?? (script ? `und-${script}` : 'und');
}

/** The BCP 47 tag of one name of a contact with two: “ja” for 山田 太郎, “ja-Latn” for Taro Yamada. */
export function languageOfName(contact: NamedContact, name: string): string {
  const native = nativeLanguage(contact);
  if (!isLatin(name)) return native;
  return native.startsWith('und') ? 'und-Latn' : `${native}-Latn`;
}

/** The same for other texts. A Latin one gets no language, because “Sales Manager” may be in any language. */
export const languageOfText = (contact: NamedContact, text: string): string =>
  isLatin(text) ? 'und-Latn' : nativeLanguage(contact);
