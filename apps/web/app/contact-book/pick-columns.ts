import type { ContactRecord } from '@cardsift/contacts/contact-record';

/** What a record holds now in these columns. */
export function pickColumns<Columns extends Partial<ContactRecord>>(
  record: ContactRecord,
  columns: Columns,
): Partial<Pick<ContactRecord, keyof Columns & keyof ContactRecord>> {
  const names = Object.keys(columns) as (keyof Columns & keyof ContactRecord)[];
  return Object.fromEntries(names.map((name) => [name, record[name]])) as Partial<
    Pick<ContactRecord, keyof Columns & keyof ContactRecord>
  >;
}
