import { beforeAll, expect, test } from 'vitest';
import { DENIED, errorCode, shareTestDatabase, type TestDatabase } from './test-database.ts';

let database: TestDatabase;
let ada: { userId: string };
let eve: { userId: string };
beforeAll(async () => {
  database = await shareTestDatabase();
  ada = { userId: await database.addUser() };
  eve = { userId: await database.addUser() };
  await database.query(
    `insert into storage.objects (bucket_id, name)
     select 'vcards', $1 || '/' || n || '.vcf' from generate_series(1, 200) as n`,
    [ada.userId],
  );
});

const addFile = (caller: { userId: string }) =>
  database.queryAs(caller, `insert into storage.objects (bucket_id, name) values ('vcards', $1)`, [
    `${caller.userId}/new.vcf`,
  ]);

test('a person has room for two hundred cards, and their full folder affects nobody else', async () => {
  expect(await errorCode(addFile(ada))).toBe(DENIED);
  expect(await errorCode(addFile(eve))).toBeUndefined();
});

test('removing a card makes room again', async () => {
  await database.transaction(async (query) => {
    // As the storage API does. Hosted storage refuses plain deletes without it.
    await query("select set_config('storage.allow_delete_query', 'true', true)");
    await query('delete from storage.objects where name = $1', [`${ada.userId}/7.vcf`]);
  });
  expect(await errorCode(addFile(ada))).toBeUndefined();
});
