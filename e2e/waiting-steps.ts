import type { Person } from '@cardsift/backend/testing/sign-up';
import type { Page } from '@playwright/test';

export const names = ['Ada Okafor', 'Bo Lindqvist', 'Cy Marais'];

/** Adds contacts that wait, as if they had been read offline. */
export async function addWaitingContacts(page: Page, { id }: Person): Promise<void> {
  await page.evaluate(
    async ([userId, waiting]) => {
      const { promise, resolve, reject } = Promise.withResolvers<void>();
      const opening = indexedDB.open('cardsift');
      opening.onerror = () => reject(opening.error);
      opening.onsuccess = () => {
        const database = opening.result;
        const transaction = database.transaction('waiting', 'readwrite');
        for (const fullName of waiting) {
          const contact = { fullName, emails: [], phones: [], urls: [], hashtags: [] };
          const key = { saveKey: crypto.randomUUID() };
          const content = { key, contact, readAt: Date.now() };
          transaction.objectStore('waiting').put({ userId, saveKey: key.saveKey, content });
        }
        transaction.oncomplete = () => {
          database.close();
          resolve();
        };
        transaction.onabort = () => reject(transaction.error);
      };
      await promise;
    },
    [id, names] as const,
  );
}

export async function savedNames({ client }: Person) {
  const table = client.from('business_card_records');
  const { data } = await table.select('full_name').order('created_at').throwOnError();
  return data.map(({ full_name }) => full_name);
}
