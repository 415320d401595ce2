import type { Json } from '@cardsift/backend/database.types';
import type { Contact } from '@cardsift/contacts/contact';
import {
  type ContactRecord,
  contactFromRecord,
  keptOtherScript,
  toRecordFields,
} from '@cardsift/contacts/contact-record';
import { decodeText } from '@cardsift/contacts/decode-file';
import { readReading } from '@cardsift/contacts/details-column';
import { fitDetails } from '@cardsift/contacts/fit-details';
import { readMeeting } from '@cardsift/contacts/meeting';
import { UNKNOWN_NAME } from '@cardsift/contacts/names/unknown-name';
import { joinHashtags, parseHashtags } from '@cardsift/contacts/tags';
import { withoutKnownReading } from '@cardsift/contacts/vcard/name-properties';
import { type ParsedCard, parseVcardFile } from '@cardsift/contacts/vcard/parse-vcard';
import { tooLarge } from '../backend-refusal.ts';
import { DavError } from '../xml/dav-error.ts';
import { carddav } from '../xml/names.ts';
import { shrinkPhoto } from './shrink-photo.ts';

/**
 * Turns a client's vCard into the columns of a contact. Properties that a contact has no column for are kept beside it,
 * and values that do not fit are refused.
 *
 * A vCard describes the whole contact, so a property that is missing was deleted. Three are exceptions: categories,
 * because Apple's clients drop them when they send a card back; and where the person was met and their name in another
 * script, which no client knows. These stay unless the card mentions them.
 *
 * @param known the contact that this card updates
 * @throws DavError 403 if it is not a card of one person, 413 if a value does not fit
 */
export async function readCard(
  body: Uint8Array,
  known: ContactRecord | undefined,
): Promise<{ [column: string]: Json }> {
  const card = readOnlyCard(body);
  const { met = known && readMeeting(known), photo, ...rest } = card.contact;
  const otherScript =
    rest.otherScript ?? (known && keptOtherScript(card.contact, contactFromRecord(known)));
  const contact: Contact = {
    ...withoutKnownReading({ ...rest, ...(otherScript && { otherScript }) }),
    fullName: nameContact(card.contact),
    hashtags: [],
    ...(met && { met }),
    ...(photo !== undefined && { photo: await takePhoto(photo) }),
  };
  if (fitDetails(contact).left.length > 0) throw tooLarge();
  const { hashtags, ...columns } = toRecordFields(contact, known && readReading(known.details));
  const saysCategories = card.categories.length > 0;
  return {
    ...columns,
    ...(known && !saysCategories ? {} : splitCategories(card.categories, known)),
  };
}

function readOnlyCard(body: Uint8Array): ParsedCard {
  // Reads two, to notice that there is more than one.
  const [card, second] = parseVcardFile(decodeText(body), 2);
  if (!card || second) throw invalid('A card is one vCard.');
  if (card.members)
    throw invalid('Groups of contacts are tags here, which a card’s CATEGORIES name.');
  if (card.unread > 0) throw invalid('Some lines of the card are no properties.');
  return card;
}

const invalid = (message: string) =>
  new DavError(403, message, { precondition: carddav('valid-address-data') });

/** A display name for a contact of whom only an address or a number is known. */
function nameContact({ fullName, emails, phones }: Contact): string {
  return fullName === UNKNOWN_NAME ? (emails[0] ?? phones[0]?.number ?? fullName) : fullName;
}

async function takePhoto(photo: string): Promise<string> {
  const small = await shrinkPhoto(photo);
  if (small === undefined) throw invalid('The picture of the card cannot be decoded.');
  return small;
}

/**
 * A vCard has one list of categories; a contact has hashtags and tags. Known hashtags stay hashtags, and new categories
 * become tags.
 */
function splitCategories(categories: readonly string[], known: ContactRecord | undefined) {
  const before = new Set(parseHashtags(known?.hashtags ?? null).map((tag) => tag.toLowerCase()));
  const all = [...new Set(categories.filter((one) => one !== ''))];
  return {
    hashtags: joinHashtags(all.filter((one) => before.has(one))),
    tags: all.filter((one) => !before.has(one) || known?.tags.includes(one)),
  };
}
