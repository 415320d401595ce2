import type { Contact, OtherScript, Phone } from '../contact.ts';
import { readDetails, writeDetails } from '../details-column.ts';
import { SCRIPT_FIELDS } from '../merge/merge-scripts.ts';
import { listImportedValues } from './imported-values.ts';
import { sameContact } from './update-from-file.ts';

interface Described {
  contact: Contact;
  tags: string[];
}

/** The word for a new picture. */
export const PICTURE = 'picture';

/** What an update adds to a contact: short values as they are, and long ones by kind. Empty for nothing. */
export function describeNews(before: Described, after: Described): string[] {
  const [known, now] = [before.contact, after.contact];
  const news = [
    ...(now.fullName === known.fullName ? [] : [now.fullName]),
    ...listNew(known.emails, now.emails),
    ...listNew(known.phones.map(describePhone), now.phones.map(describePhone)),
    ...(['title', 'org', 'department'] as const).flatMap((field) =>
      now[field] === known[field] ? [] : (now[field] ?? []),
    ),
    ...listNew(textsOf(known), listTexts(now.otherScript)),
    ...listNew(known.urls, now.urls),
    ...(isSame(known.address, now.address) ? [] : ['address']),
    ...(isSame(known.note, now.note) ? [] : ['notes']),
    ...(isSame(known.met, now.met) ? [] : ['where you met']),
    ...(isSame(known.photo, now.photo) ? [] : [PICTURE]),
    // A value that was replaced is not new.
    ...listNew([...describeImported(known), ...replacedBy(known)], describeImported(now)),
    ...listNew(before.tags, after.tags).map((tag) => `tag “${tag}”`),
  ];
  if (news.length > 0) return [...new Set(news)];
  return sameContact(readDetails(writeDetails(known)), readDetails(writeDetails(now)))
    ? []
    : ['details'];
}

/** Names, titles and organizations, in both scripts. */
const textsOf = (contact: Contact) => [...listTexts(contact), ...listTexts(contact.otherScript)];

const listTexts = (from: OtherScript = {}): string[] =>
  SCRIPT_FIELDS.flatMap((field) => from[field] ?? []);

function describePhone({ number, kinds }: Phone): string {
  return kinds.length > 0 ? `${number} (${kinds.join(', ')})` : number;
}

function describeImported(contact: Contact): string[] {
  return listImportedValues(contact).map(({ label, text }) => `${label} ${text}`);
}

/** The labels of single values that were replaced but kept. */
function replacedBy({ fullName, title = '', org = '' }: Contact): string[] {
  return [`Other name ${fullName}`, `Job title ${title}`, `Organization ${org}`];
}

function listNew(before: readonly string[], after: readonly string[]): string[] {
  const known = new Set(before);
  return after.filter((one) => !known.has(one));
}

function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
