import type { Contact } from '../contact.ts';
import { fitDetails } from '../fit-details.ts';
import {
  type ImportedContact,
  type ImportResult,
  MOST_CONTACTS,
  TOO_MANY,
} from '../import-result.ts';
import { UNKNOWN_NAME } from '../names.ts';
import { mergeTags } from '../tags.ts';
import { nameProperty } from './name-property.ts';
import { type ParsedCard, parseVcardFile } from './parse.ts';

/** The people of a vCard file, with its categories and groups as tags. What is left out is said. */
export function importVcards(text: string): ImportResult {
  const result: ImportResult = { contacts: [], problems: [] };
  const cards = parseVcardFile(text, MOST_CONTACTS + 1);
  const isTooMany = cards.length > MOST_CONTACTS;
  cards.length = Math.min(cards.length, MOST_CONTACTS);
  const groups = readGroups(cards);
  cards.forEach((card, index) => {
    const report = (message: string) => result.problems.push({ row: index + 1, message });
    if (card.members) {
      report(`“${card.contact.fullName}” is a group: its people get it as a tag.`);
      return;
    }
    const imported = importCard(card, groups, report);
    if (imported) result.contacts.push({ ...imported, row: index + 1 });
    else report('This card has no name, e-mail, phone or organization.');
    if (card.unread > 0) report(`${card.unread} line(s) of this card could not be understood.`);
  });
  if (isTooMany) result.problems.push({ row: MOST_CONTACTS, message: TOO_MANY });
  return result;
}

function importCard(
  { contact, categories, uid }: ParsedCard,
  groups: ReadonlyMap<string, string[]>,
  report: (message: string) => void,
): ImportedContact | null {
  const fullName = nameContact(contact);
  if (fullName === undefined) return null;
  const { photo, ...card } = contact;
  const { contact: fitted, left } = fitDetails({ ...card, fullName, hashtags: [] });
  if (left.length > 0) report(`Too large to keep: ${left.map(nameProperty).join(', ')}.`);
  const tags = mergeTags(categories.filter(isOwnTag), (uid && groups.get(uid)) || []);
  // Whoever can decode pictures makes it small.
  return { contact: photo === undefined ? fitted : { ...fitted, photo }, tags };
}

/** What to call somebody of whom only an address or a number is known; undefined for nobody. */
function nameContact({ fullName, emails, phones }: Contact): string | undefined {
  return fullName === UNKNOWN_NAME ? (emails[0] ?? phones[0]?.number) : fullName;
}

/** The names of the groups that a card is in, by its UID. */
function readGroups(cards: readonly ParsedCard[]): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const { contact, members = [] } of cards) {
    for (const uid of new Set(members)) {
      const names = groups.get(uid) ?? [];
      names.push(contact.fullName);
      groups.set(uid, names);
    }
  }
  return groups;
}

/** Groups that Google puts everybody into; they say nothing about the person. */
const GOOGLE_GROUPS = new Set(['mycontacts', 'my contacts', 'starred']);

function isOwnTag(category: string): boolean {
  const name = category.replace(/^\*\s*|^System Group:\s*/i, '').toLowerCase();
  return name !== '' && !GOOGLE_GROUPS.has(name);
}
