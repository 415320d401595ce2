import type { Contact } from '@cardsift/contacts/contact';

/** The columns of `business_card_records` that a card fills. */
export interface ContactColumns {
  full_name: string;
  email: string | null;
  phone: string | null;
  org: string | null;
  title: string | null;
  notes: string | null;
  /** Joined by ', '. */
  hashtags: string | null;
}

/** A contact's main values as the table's single columns hold them; what is absent is null. */
export function contactColumns(contact: Contact): ContactColumns {
  return {
    full_name: contact.fullName,
    email: contact.emails[0] ?? null,
    phone: contact.phones[0]?.number ?? null,
    org: contact.org ?? null,
    title: contact.title ?? null,
    notes: contact.note ?? null,
    hashtags: contact.hashtags.length > 0 ? contact.hashtags.join(', ') : null,
  };
}

/** The contact that a record's columns describe. */
export function contactOfColumns(
  columns: Omit<ContactColumns, 'full_name'> & { full_name: string | null },
): Contact {
  return {
    fullName: columns.full_name ?? '',
    emails: columns.email ? [columns.email] : [],
    phones: columns.phone ? [{ number: columns.phone, kinds: [] }] : [],
    org: columns.org ?? undefined,
    title: columns.title ?? undefined,
    note: columns.notes ?? undefined,
    urls: [],
    hashtags: (columns.hashtags ?? '')
      .split(',')
      .map((tag) => tag.trim())
      .filter((tag) => tag !== ''),
  };
}
