import type { Json } from '@cardsift/backend/database.types';
import type { Contact } from '@cardsift/contacts/contact';
import {
  type ContactRecord,
  contactFromRecord,
  keptOtherScript,
  toRecordFields,
} from '@cardsift/contacts/contact-record';
import { readReading } from '@cardsift/contacts/details';
import { decodeText } from '@cardsift/contacts/file-text';
import { fitDetails } from '@cardsift/contacts/fit-details';
import { readMeeting } from '@cardsift/contacts/meeting';
import { UNKNOWN_NAME } from '@cardsift/contacts/names';
import { joinHashtags, parseHashtags } from '@cardsift/contacts/tags';
import { withoutKnownReading } from '@cardsift/contacts/vcard/other-script';
import { type ParsedCard, parseVcardFile } from '@cardsift/contacts/vcard/parse';
import { tooLarge } from '../backend-refusal.ts';
import { DavError } from '../xml/dav-error.ts';
import { carddav } from '../xml/names.ts';
import { shrinkPhoto } from './shrink-photo.ts';

/**
 * The columns of the contact that a client's vCard describes. Nothing of it is lost: what a contact has no field for is
 * kept beside it, and what has no room is refused.
 *
 * A vCard says all that a contact is, so what is missing in it is gone. Three things are not: clients that know no
 * categories, as Apple's, leave them out of what they send back, and none knows where somebody was met or what they are
 * called in another script. All stay where a card says nothing of them.
 *
 * @param known the contact that the card is a newer state of
 * @throws DavError 403 for what is no card of one person, 413 for what has no room
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
  // One more than one, which is one too many.
  const [card, second] = parseVcardFile(decodeText(body), 2);
  if (!card || second) throw invalid('A card is one vCard.');
  if (card.members)
    throw invalid('Groups of contacts are tags here, which a card’s CATEGORIES name.');
  if (card.unread > 0) throw invalid('Some lines of the card are no properties.');
  return card;
}

const invalid = (message: string) =>
  new DavError(403, message, { precondition: carddav('valid-address-data') });

/** What to call somebody of whom only an address or a number is known. */
function nameContact({ fullName, emails, phones }: Contact): string {
  return fullName === UNKNOWN_NAME ? (emails[0] ?? phones[0]?.number ?? fullName) : fullName;
}

async function takePhoto(photo: string): Promise<string> {
  const small = await shrinkPhoto(photo);
  if (small === undefined) throw invalid('The picture of the card cannot be decoded.');
  return small;
}

/** A card’s categories are its contact’s hashtags and tags; those that were hashtags stay such, and new ones are tags. */
function splitCategories(categories: readonly string[], known: ContactRecord | undefined) {
  const before = new Set(parseHashtags(known?.hashtags ?? null).map((tag) => tag.toLowerCase()));
  const all = [...new Set(categories.filter((one) => one !== ''))];
  return {
    hashtags: joinHashtags(all.filter((one) => before.has(one))),
    tags: all.filter((one) => !before.has(one) || known?.tags.includes(one)),
  };
}
