import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { WrittenTruth } from '../understanding/written-card.ts';

const truth = z.object({
  id: z.string(),
  country: z.string(),
  persons: z.array(z.object({ names: z.array(z.string()), titles: z.array(z.string()) })),
  organizations: z.array(z.string()),
  emails: z.array(z.string()),
  mainPhones: z.array(z.string()),
  phones: z.array(z.string()),
  website: z.string().nullable(),
});

export interface StrangerCard {
  id: string;
  /**
   * What may be right for each person on the card. A card without people has one entry without
   * names.
   */
  truths: WrittenTruth[];
}

/**
 * The truth of a set: `truth.json` beside its pictures, written by the designers.
 *
 * @param any whether any number on a card may be its main one
 */
export async function strangerCards(
  folder: string,
  { any = false }: { any?: boolean } = {},
): Promise<StrangerCard[]> {
  const cards = z
    .array(truth)
    .parse(JSON.parse(await readFile(join(folder, 'truth.json'), 'utf8')));
  return cards.map(({ id, persons, organizations, phones, mainPhones, ...rest }) => ({
    id,
    truths: (persons.length > 0 ? persons : [{ names: [], titles: [] }]).map((person) => ({
      ...rest,
      ...person,
      organizations: organizations,
      phones: phones.map(withoutExtension),
      mainPhones: (any && phones.length > 0 ? phones : mainPhones).map(withoutExtension),
    })),
  }));
}

function withoutExtension(phone: string): string {
  return phone.replace(/;.*$/, '').replace(/[^+\d]/g, '');
}
