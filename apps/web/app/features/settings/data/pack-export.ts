import { writeContactsCsv } from '@cardsift/contacts/csv/write-csv';
import { recordVcard } from '@cardsift/contacts/vcard/write-vcard';
import { strToU8, type Zippable, zipSync } from 'fflate';
import type { SecondReader } from '#app/backend/workflow/second-reader.ts';
import type { StoredData } from './fetch-everything.ts';

interface ExportContents {
  account: { id: string; email: string | undefined; createdAt: string };
  stored: StoredData;
  /** The digital card as this browser keeps it. */
  localCard: unknown;
  /** The vCards stored for digital cards, by file name. */
  cardFiles: ReadonlyMap<string, Uint8Array>;
  /** The model that cards may be sent to now. */
  secondReader: SecondReader | null;
  /** Whether the contacts come as a table too, which the plan decides. */
  withTable: boolean;
}

/** One ZIP with everything: for people and address books first, and for programs. */
export function packExport(contents: ExportContents): Uint8Array {
  const { account, stored, localCard, cardFiles, secondReader, withTable } = contents;
  const { contacts, linkedinProfiles, merges, deviceChanges, deletedContacts } = stored;
  const { profile, plan, settings } = stored;
  const files: Zippable = {
    'contacts.vcf': strToU8(contacts.map((contact) => recordVcard(contact)).join('')),
    'contacts.json': json(contacts),
    ...(withTable && { 'contacts.csv': strToU8(writeContactsCsv(contacts)) }),
    'linkedin-profiles.json': json(linkedinProfiles),
    'merged-contacts.json': json(merges),
    'changed-by-devices.json': json(deviceChanges),
    'recently-deleted.json': json(deletedContacts),
    'profile.json': json({ account, profile, plan, settings, secondReader }),
    'digital-card.json': json({ card: localCard, files: [...cardFiles.keys()] }),
  };
  for (const [name, content] of cardFiles) files[`digital-card/${name}`] = content;
  return zipSync(files);
}

function json(value: unknown): Uint8Array {
  return strToU8(`${JSON.stringify(value, null, 2)}\n`);
}
