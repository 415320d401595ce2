import type { ContactRecord } from '@cardsift/contacts/contact-record';
import { readDetails } from '@cardsift/contacts/details-column';
import { PICTURE } from '@cardsift/contacts/import/describe-news';
import type { Addition, ImportPlan, KnownPerson } from '@cardsift/contacts/import/import-plan';
import type { ImportedContact } from '@cardsift/contacts/import-result';
import { shrinkPhoto } from './shrink-photo.ts';

interface ShrunkPlan {
  plan: ImportPlan;
  /** Pictures that could not be read. */
  lost: number;
}

/** A plan with pictures that records take, made one after the other. A picture that is there already is no news. */
export async function shrinkPhotos(
  { fresh, known }: ImportPlan,
  existing: readonly ContactRecord[],
  shrink: typeof shrinkPhoto = shrinkPhoto,
): Promise<ShrunkPlan> {
  let lost = 0;
  const shrinkOne = async <T extends { imported: ImportedContact }>(one: T): Promise<T> => {
    const { photo, ...contact } = one.imported.contact;
    if (photo === undefined) return one;
    const shrunk = await shrink(photo);
    if (shrunk === null) lost += 1;
    const small = shrunk === null ? contact : { ...contact, photo: shrunk };
    return { ...one, imported: { ...one.imported, contact: small } };
  };
  const shrinkAll = async <T extends { imported: ImportedContact }>(all: readonly T[]) => {
    const done: T[] = [];
    for (const one of all) done.push(await shrinkOne(one));
    return done;
  };
  const records = new Map(existing.map((record) => [record.id, record]));
  const people: KnownPerson[] = [];
  const shrunk = await shrinkAll(fresh);
  for (const person of known) {
    const additions = await shrinkAll(person.additions);
    const news = person.news.filter((one) => one !== PICTURE || isNew(person, additions, records));
    people.push({ ...person, additions, news });
  }
  return { plan: { fresh: shrunk, known: people }, lost };
}

function isNew(
  { target }: KnownPerson,
  additions: readonly Addition[],
  records: ReadonlyMap<string, ContactRecord>,
): boolean {
  const photo = additions.findLast(({ imported }) => imported.contact.photo !== undefined)?.imported
    .contact.photo;
  if (photo === undefined || 'fresh' in target) return photo !== undefined;
  return readDetails(records.get(target.recordId)?.details).photo !== photo;
}
