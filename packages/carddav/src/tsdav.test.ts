import { createDAVClient } from 'tsdav';
import { expect, inject, test } from 'vitest';
import { adaCard, connectPhone } from './testing/phone.ts';

test('tsdav finds the book by the host, and adds, changes, syncs and deletes a card', async () => {
  const phone = await connectPhone();
  const client = await createDAVClient({
    serverUrl: inject('backend').url,
    credentials: { username: phone.userName, password: phone.password },
    authMethod: 'Basic',
    defaultAccountType: 'carddav',
  });
  const [addressBook] = await client.fetchAddressBooks();
  if (!addressBook) throw new Error('no book was found');
  expect(new URL(addressBook.url).pathname).toBe(phone.book);
  expect(addressBook.reports).toContain('syncCollection');

  const made = await client.createVCard({
    addressBook,
    filename: 'ada.vcf',
    vCardString: adaCard(),
  });
  expect(made.status).toBe(201);
  const [card] = await client.fetchVCards({ addressBook });
  expect(card?.data).toContain('FN:Ada Lovelace');
  if (!card) throw new Error('no card was found');

  const changed = await client.updateVCard({
    vCard: { ...card, data: adaCard('ada-1', 'TITLE:Countess') },
  });
  expect(changed.status).toBe(204);
  const stale = await client.updateVCard({ vCard: { ...card, data: adaCard() } });
  expect(stale.status).toBe(412);

  const changes = await client.syncCollection({
    url: addressBook.url,
    props: { 'd:getetag': {} },
    syncLevel: 1,
    ...(addressBook.syncToken && { syncToken: addressBook.syncToken }),
  });
  expect(changes.map(({ href }) => href)).toContain(phone.card('ada.vcf'));

  const [now] = await client.fetchVCards({ addressBook });
  if (!now) throw new Error('no card was found');
  expect(now.data).toContain('TITLE:Countess');
  expect((await client.deleteVCard({ vCard: now })).status).toBe(204);
  expect(await client.fetchVCards({ addressBook })).toEqual([]);
});
