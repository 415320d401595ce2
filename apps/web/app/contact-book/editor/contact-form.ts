import type { Contact, OtherScript, Phone, PhoneKind } from '@cardsift/contacts/contact';
import { isNoMeeting, NO_MEETING } from '@cardsift/contacts/meeting';
import { cleanHashtags, parseTags } from '@cardsift/contacts/tags';
import { withScheme } from '@cardsift/contacts/web-address';
import { z } from 'zod';
import { line, meetingFormSchema } from '../meeting/meeting-form-schema.ts';

const webAddress = line
  .transform((text) => (text === '' ? '' : withScheme(text)))
  .refine(
    (text) => text === '' || /^https?:\/\/[^\s/][^\s/.]*\.\S+$/i.test(text),
    'Not a web address',
  );
/** Laxer than an account's address, which has to take mail: what stands on a card is kept as it is. */
const email = line.refine(
  (text) => text === '' || /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/.test(text),
  'Not an e-mail address',
);

/** What the form holds and demands: no field is absent; lists may hold empty rows, which do not count. */
export const contactFormSchema = z.object({
  fullName: line.min(1, 'Please enter a name'),
  name: z.object({ prefix: line, given: line, additional: line, family: line, suffix: line }),
  title: line,
  org: line,
  department: line,
  emails: z.array(z.object({ value: email })),
  /** `kinds` joined by commas, because a select holds one text. */
  phones: z.array(z.object({ number: line, kinds: z.string() })),
  urls: z.array(z.object({ value: webAddress })),
  linkedinUrl: webAddress,
  address: z.object({ street: line, postcode: line, city: line, region: line, country: line }),
  otherScript: z.object({ fullName: line, title: line, department: line, org: line }),
  phonetic: z.object({ family: line, given: line }),
  note: z.string().trim().max(20_000, 'At most 20000 characters'),
  met: meetingFormSchema,
  hashtags: line,
  tags: line,
});
export type ContactForm = z.infer<typeof contactFormSchema>;

/** What is edited together: a contact, which of its addresses is the LinkedIn profile, and its tags. */
export interface EditedContact {
  contact: Contact;
  /** Empty when there is none. */
  linkedinUrl: string;
  tags: string[];
}

export const NO_CONTACT: EditedContact = {
  contact: { fullName: '', emails: [], phones: [], urls: [], hashtags: [] },
  linkedinUrl: '',
  tags: [],
};

const NO_NAME = { prefix: '', given: '', additional: '', family: '', suffix: '' };
const NO_OTHER_SCRIPT = { fullName: '', title: '', department: '', org: '' };
const NO_PHONETIC = { family: '', given: '' };
const NO_ADDRESS = { street: '', postcode: '', city: '', region: '', country: '' };

/** The form for a contact; e-mail addresses and phones have a row even when there is none. */
export function toForm({ contact, linkedinUrl, tags }: EditedContact): ContactForm {
  const emails = contact.emails.map((value) => ({ value }));
  const phones = contact.phones.map(({ number, kinds }) => ({ number, kinds: kinds.join(',') }));
  return {
    fullName: contact.fullName,
    name: contact.name ?? NO_NAME,
    title: contact.title ?? '',
    org: contact.org ?? '',
    department: contact.department ?? '',
    emails: emails.length > 0 ? emails : [{ value: '' }],
    phones: phones.length > 0 ? phones : [{ number: '', kinds: '' }],
    urls: contact.urls.filter((url) => url !== linkedinUrl).map((value) => ({ value })),
    linkedinUrl,
    address: contact.address ?? NO_ADDRESS,
    otherScript: { ...NO_OTHER_SCRIPT, ...withoutName(contact.otherScript) },
    phonetic: contact.phonetic ?? NO_PHONETIC,
    note: contact.note ?? '',
    met: contact.met ?? NO_MEETING,
    hashtags: contact.hashtags.join(', '),
    tags: tags.join(', '),
  };
}

/**
 * What a filled-in form describes. When the full name was changed and its parts were not, the parts
 * are dropped: they are those of the old name.
 */
export function fromForm(form: ContactForm, before: Contact): EditedContact {
  const partsKept = haveSameParts(form.name, before.name ?? NO_NAME);
  const staleParts = partsKept && form.fullName !== before.fullName;
  const values = (rows: { value: string }[]) => rows.map(({ value }) => value).filter(Boolean);
  const contact: Contact = {
    fullName: form.fullName,
    name: staleParts || haveSameParts(form.name, NO_NAME) ? undefined : form.name,
    emails: values(form.emails),
    phones: form.phones.filter(({ number }) => number !== '').map(toPhone),
    org: form.org || undefined,
    department: form.department || undefined,
    title: form.title || undefined,
    phonetic: haveSameParts(form.phonetic, NO_PHONETIC) ? undefined : form.phonetic,
    otherScript: toOtherScript(form.otherScript, before.otherScript),
    note: form.note || undefined,
    urls: values([...form.urls, { value: form.linkedinUrl }]),
    address: haveSameParts(form.address, NO_ADDRESS) ? undefined : form.address,
    met: isNoMeeting(form.met) ? undefined : form.met,
    hashtags: cleanHashtags(form.hashtags.split(',')),
    // What no form shows stays.
    ...(before.imported && { imported: before.imported }),
    ...(before.photo && { photo: before.photo }),
  };
  return { contact, linkedinUrl: form.linkedinUrl, tags: parseTags(form.tags) };
}

const withoutName = ({ name: _, ...texts }: OtherScript = {}) => texts;

/** What is filled in; the parts of a name that was changed are those of the old one. */
function toOtherScript(
  form: ContactForm['otherScript'],
  before: OtherScript = {},
): OtherScript | undefined {
  const texts = Object.entries(form).filter(([, text]) => text !== '');
  if (texts.length === 0) return undefined;
  const isSameName = form.fullName !== '' && form.fullName === before.fullName;
  return {
    ...Object.fromEntries(texts),
    ...(isSameName && before.name && { name: before.name }),
  };
}

function toPhone({ number, kinds }: ContactForm['phones'][number]): Phone {
  return { number, kinds: kinds === '' ? [] : (kinds.split(',') as PhoneKind[]) };
}

function haveSameParts<T extends object>(one: T, other: T): boolean {
  return (Object.keys(one) as (keyof T)[]).every((part) => one[part] === other[part]);
}
