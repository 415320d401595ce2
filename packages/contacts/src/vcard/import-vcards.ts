import type { Contact } from '../contact.ts';
import { fitDetails } from '../fit-details.ts';
import { type ImportedContact, type ImportResult, TOO_MANY } from '../import-result.ts';
import { MOST_CONTACTS } from '../limits.ts';
import { UNKNOWN_NAME } from '../names/unknown-name.ts';
import { mergeTags } from '../tags.ts';
import { type ParsedCard, parseVcardFile } from './parse-vcard.ts';
import { propertyLabel } from './property-label.ts';
import { createCardTaker } from './take-cards.ts';

export interface VcardImport {
  /**
   * Adds the next part of a file's text. Returns the people in it. The caller may replace their pictures by smaller
   * ones.
   */
  add(part: string, isLast: boolean): ImportedContact[];
  /** Whether the file has more contacts than are imported. Further ones are ignored. */
  isFull(): boolean;
  /** Everybody, once all parts were added, and what was left out. */
  end(): ImportResult;
}

/** Imports the people of a vCard file part by part, with categories and groups as tags. */
export function createVcardImport(): VcardImport {
  const result: ImportResult = { contacts: [], problems: [] };
  const takeCards = createCardTaker();
  /** The names of the groups that a card is in, by its UID. Groups may come after their members. */
  const groups = new Map<string, string[]>();
  const uids = new Map<ImportedContact, string>();
  let row = 0;

  const addCard = (card: ParsedCard): ImportedContact | null => {
    row += 1;
    const report = (message: string) => result.problems.push({ row, message });
    if (card.members) {
      report(`“${card.contact.fullName}” is a group: its people get it as a tag.`);
      for (const uid of new Set(card.members)) {
        groups.set(uid, [...(groups.get(uid) ?? []), card.contact.fullName]);
      }
      return null;
    }
    const imported = importCard(card, row, report);
    if (imported && card.uid !== '') uids.set(imported, card.uid);
    if (!imported) report('This card has no name, e-mail, phone or organization.');
    if (card.unread > 0)
      report(`${describeLines(card.unread)} of this card could not be understood.`);
    return imported;
  };

  return {
    add(part, isLast) {
      const people: ImportedContact[] = [];
      for (const card of parseVcardFile(takeCards(part, isLast), MOST_CONTACTS + 1 - row)) {
        if (row < MOST_CONTACTS) people.push(...[addCard(card)].filter((one) => one !== null));
        else row += 1;
      }
      for (const one of people) result.contacts.push(one);
      return people;
    },
    isFull: () => row > MOST_CONTACTS,
    end() {
      for (const [imported, uid] of uids) {
        imported.tags = mergeTags(imported.tags, groups.get(uid) ?? []);
      }
      if (row > MOST_CONTACTS) result.problems.push({ row: MOST_CONTACTS, message: TOO_MANY });
      return result;
    },
  };
}

const describeLines = (count: number) => (count === 1 ? '1 line' : `${count} lines`);

function importCard(
  { contact, categories }: ParsedCard,
  row: number,
  report: (message: string) => void,
): ImportedContact | null {
  const fullName = nameContact(contact);
  if (fullName === undefined) return null;
  const { photo, ...card } = contact;
  const { contact: fitted, left } = fitDetails({ ...card, fullName, hashtags: [] });
  if (left.length > 0) report(`Too large to keep: ${left.map(propertyLabel).join(', ')}.`);
  const tags = mergeTags(categories.filter(isOwnTag), []);
  // The caller, who can decode pictures, makes it smaller.
  return { contact: photo === undefined ? fitted : { ...fitted, photo }, tags, row };
}

/** A display name for somebody of whom only an address or a number is known. Undefined if there is none. */
function nameContact({ fullName, emails, phones }: Contact): string | undefined {
  return fullName === UNKNOWN_NAME ? (emails[0] ?? phones[0]?.number) : fullName;
}

/** Groups into which Google puts everybody. They do not describe the person. */
const GOOGLE_GROUPS = new Set(['mycontacts', 'my contacts', 'starred']);

function isOwnTag(category: string): boolean {
  const name = category.replace(/^\*\s*|^System Group:\s*/i, '').toLowerCase();
  return name !== '' && !GOOGLE_GROUPS.has(name);
}
