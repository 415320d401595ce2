import type { Contact, Phone, PhoneKind } from '@cardsift/contacts/contact';
import { z } from 'zod';
import { withScheme } from './assign-text.ts';

const text = z.string().trim();
const email = text.refine((value) => value === '' || z.regexes.html5Email.test(value), {
  error: 'Please enter an e-mail address',
});
const url = text
  .transform((value) => (value === '' ? '' : withScheme(value)))
  .refine((value) => value === '' || URL.canParse(value), { error: 'Please enter a web address' });

/** A contact as a form holds it: no field is absent, rows may be empty. */
export const contactFormSchema = z.object({
  fullName: text.min(1, 'Please enter a name'),
  name: z.object({ prefix: text, given: text, additional: text, family: text, suffix: text }),
  title: text,
  department: text,
  org: text,
  emails: z.array(z.object({ value: email })),
  /** `kinds` joined by commas, because a select holds one text. */
  phones: z.array(z.object({ number: text, kinds: z.string() })),
  urls: z.array(z.object({ value: url })),
  address: z.object({ street: text, city: text, region: text, postcode: text, country: text }),
  note: text,
  hashtags: text,
});

export type ContactForm = z.infer<typeof contactFormSchema>;

const NO_NAME = { prefix: '', given: '', additional: '', family: '', suffix: '' };
const NO_ADDRESS = { street: '', city: '', region: '', postcode: '', country: '' };

export function toForm(contact: Contact): ContactForm {
  return {
    fullName: contact.fullName,
    name: contact.name ?? NO_NAME,
    title: contact.title ?? '',
    department: contact.department ?? '',
    org: contact.org ?? '',
    emails: contact.emails.map((value) => ({ value })),
    phones: contact.phones.map(({ number, kinds }) => ({ number, kinds: kinds.join(',') })),
    urls: contact.urls.map((value) => ({ value })),
    address: contact.address ?? NO_ADDRESS,
    note: contact.note ?? '',
    hashtags: contact.hashtags.join(', '),
  };
}

/**
 * The contact that a filled-in form describes. When the full name was changed and its parts were
 * not, the parts are dropped: they are those of the old name.
 */
export function fromForm(form: ContactForm, before: Contact): Contact {
  const partsKept = sameParts(form.name, before.name ?? NO_NAME);
  const staleParts = partsKept && form.fullName !== before.fullName;
  return {
    fullName: form.fullName,
    name: staleParts || sameParts(form.name, NO_NAME) ? undefined : form.name,
    emails: form.emails.map(({ value }) => value).filter(Boolean),
    phones: form.phones.filter(({ number }) => number !== '').map(toPhone),
    org: form.org || undefined,
    department: form.department || undefined,
    title: form.title || undefined,
    note: form.note || undefined,
    urls: form.urls.map(({ value }) => value).filter(Boolean),
    address: sameParts(form.address, NO_ADDRESS) ? undefined : form.address,
    hashtags: [...new Set(form.hashtags.split(',').map(bareHashtag))].filter(Boolean),
  };
}

function toPhone({ number, kinds }: ContactForm['phones'][number]): Phone {
  return { number, kinds: kinds === '' ? [] : (kinds.split(',') as PhoneKind[]) };
}

function sameParts<T extends object>(one: T, other: T): boolean {
  return (Object.keys(one) as (keyof T)[]).every((part) => one[part] === other[part]);
}

function bareHashtag(tag: string): string {
  return tag.trim().replace(/^#+/, '').toLowerCase();
}
