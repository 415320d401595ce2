import type { Contact } from '../contact.ts';
import {
  type ContactRecord,
  contactFromRecord,
  type RecordFields,
  toRecordFields,
} from '../contact-record.ts';
import { readReading } from '../details-column.ts';
import { type Identity, identityOfContact, identityOfRecord } from '../duplicates/identity.ts';
import { createPersonIndex } from '../duplicates/same-person.ts';
import type { ImportedContact } from '../import-result.ts';
import { mergeTags } from '../tags.ts';
import { describeNews } from './describe-news.ts';
import { updateFromFile } from './update-from-file.ts';

/** A contact in a file, and whether it has the same UID as the contact that it updates. */
export interface Addition {
  file: string;
  imported: ImportedContact;
  isSameCard: boolean;
}

export type FoundContact = Omit<Addition, 'isSameCard'>;

/** The contact that an addition is for: an existing one, or a new one from the same files. */
export type Target = { recordId: string } | { fresh: number };

/** A contact in a file who exists already, or was in the files before. */
export interface KnownPerson {
  target: Target;
  /** The name of the contact that they match. */
  knownAs: string;
  additions: Addition[];
  /** Whether the names differ. Two people may share an address or a number. */
  hasOtherName: boolean;
  /** What the files add, as text for people. Empty if they add nothing. */
  news: string[];
}

export interface ImportPlan {
  /** One contact for each new person. */
  fresh: FoundContact[];
  /** In the order of the files. */
  known: KnownPerson[];
}

/** What to do with a known person: add what is new, make a second contact, or leave them as they are. */
export type KnownChoice = 'update' | 'both' | 'skip';

/** Sorts the contacts of files into new people and those that exist already. */
export function planImport(
  found: readonly FoundContact[],
  existing: readonly ContactRecord[],
): ImportPlan {
  const fresh: FoundContact[] = [];
  const known: KnownPerson[] = [];
  const byTarget = new Map<string, KnownPerson>();
  const records = new Map(existing.map((record) => [record.id, record]));
  const index = createPersonIndex<Place>(
    existing.map((record) => [identityOfRecord(record), { target: { recordId: record.id } }]),
  );
  const nameOf = (target: Target) =>
    'fresh' in target
      ? (fresh[target.fresh]?.imported.contact.fullName ?? '')
      : (records.get(target.recordId)?.full_name ?? '');

  for (const one of found) {
    const identity: Identity = identityOfContact(one.imported.contact);
    const match = index.find(identity);
    if (match === undefined) {
      index.add(identity, { target: { fresh: fresh.length } });
      fresh.push(one);
      continue;
    }
    const { isSameCard, hasOtherName } = match;
    const { target } = match.of;
    const addition = { ...one, isSameCard };
    const key = JSON.stringify(target);
    let person = hasOtherName ? undefined : (match.of.person ?? byTarget.get(key));
    if (person) person.additions.push(addition);
    else {
      const knownAs = nameOf(target);
      person = { target, knownAs, additions: [addition], hasOtherName, news: [] };
      known.push(person);
      if (!hasOtherName) byTarget.set(key, person);
    }
    // The next card of the same person may match by what this one says.
    index.add(identity, { target, ...(person.hasOtherName && { person }) });
  }

  for (const person of known) {
    const base = readTarget(person.target, fresh, records);
    if (base) person.news = describeNews(base, addAll(base, person.additions));
  }
  return { fresh, known };
}

/** Where a contact of a file goes. `person` is for those with another name, who may become contacts of their own. */
interface Place {
  target: Target;
  person?: KnownPerson;
}

export interface ImportWork {
  inserts: ImportedContact[];
  updates: { recordId: string; additions: Addition[] }[];
}

/** Turns a plan into work, by the choice for each known person. */
export function resolvePlan(
  { fresh, known }: ImportPlan,
  choose: (person: KnownPerson) => KnownChoice,
): ImportWork {
  const inserts = fresh.map(({ imported }) => imported);
  const updates = new Map<string, Addition[]>();
  for (const person of known) {
    const { target, additions } = person;
    const choice = choose(person);
    const [first, ...others] = additions;
    if (choice === 'both' && first) inserts.push(addAll(first.imported, others));
    if (choice !== 'update') continue;
    if ('fresh' in target) {
      const base = inserts[target.fresh];
      if (base) inserts[target.fresh] = addAll(base, additions);
    } else {
      const before = updates.get(target.recordId) ?? [];
      updates.set(target.recordId, [...before, ...additions]);
    }
  }
  return {
    inserts,
    updates: [...updates].map(([recordId, additions]) => ({ recordId, additions })),
  };
}

interface Base {
  contact: Contact;
  tags: string[];
}

/** Adds everything that files say of a person to their contact. */
export function addAll<T extends Base>(base: T, additions: readonly Addition[]): T {
  let { contact, tags }: Base = base;
  for (const { imported, isSameCard } of additions) {
    contact = updateFromFile(contact, imported.contact, isSameCard);
    tags = mergeTags(tags, imported.tags);
  }
  return { ...base, contact, tags };
}

/** The record's columns after adding everything that files say of the person. */
export function updateFields(record: ContactRecord, additions: readonly Addition[]): UpdatedFields {
  const { contact, tags } = addAll(baseOfRecord(record), additions);
  const fields = toRecordFields(contact, readReading(record.details));
  return { ...fields, linkedin_url: fields.linkedin_url ?? record.linkedin_url, tags };
}

export type UpdatedFields = RecordFields & Pick<ContactRecord, 'tags'>;

function baseOfRecord(record: ContactRecord): Base {
  return { contact: contactFromRecord(record), tags: record.tags };
}

function readTarget(
  target: Target,
  fresh: readonly FoundContact[],
  records: ReadonlyMap<string, ContactRecord>,
): Base | undefined {
  if ('fresh' in target) return fresh[target.fresh]?.imported;
  const record = records.get(target.recordId);
  return record && baseOfRecord(record);
}
