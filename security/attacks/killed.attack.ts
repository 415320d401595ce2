import { signUp } from '@cardsift/backend/testing/sign-up';
import { discardStandalone, runStandalone } from '@cardsift/standalone/testing/run-standalone';
import { expect, test } from 'vitest';

test('after being killed ten times during writes, the server starts at once and has lost nothing acknowledged', async () => {
  let server = await runStandalone();
  const ada = await signUp(server.url, server.secrets.publishableKey);
  const port = Number(new URL(server.url).port);
  const acknowledged: string[] = [];
  for (let round = 0; round < 10; round += 1) {
    let writing = true;
    const writer = (async () => {
      while (writing) {
        const row = { user_id: ada.id, full_name: `Round ${round}` };
        const { data } = await ada.client
          .from('business_card_records')
          .insert(row)
          .select('id')
          .single();
        if (data) acknowledged.push(data.id);
      }
    })();
    const before = acknowledged.length;
    await expect.poll(() => acknowledged.length - before).toBeGreaterThan(4);
    await server.kill();
    writing = false;
    await writer;
    server = await runStandalone({ DATA_DIR: server.dataDirectory }, port);
  }
  const { data } = await ada.client.from('business_card_records').select('id').limit(1000);
  const stored = new Set(data?.map(({ id }) => id));
  expect(acknowledged.filter((id) => !stored.has(id))).toEqual([]);
  console.log(`${acknowledged.length} rows acknowledged over ten kills, none lost`);
  await discardStandalone(server);
});
