import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { PER_DAY, ScanModel } from './scan-model.ts';
import { shareTestDatabase, type TestDatabase } from './test-database.ts';

/**
 * Runs reserving, sending, repeating, failing, saving, waiting, deleting the account and changing the address in
 * every order, on the real SQL.
 */

let database: TestDatabase;
beforeAll(async () => {
  database = await shareTestDatabase();
});

/** The person in the database to whom the model corresponds. */
interface Person {
  id: string;
  /** Without Pro: pictures whose contacts arrived, by receipt if they have one. */
  delivered: Map<string, number>;
  /** Running requests without Pro, and the receipt of each. */
  receipts: Map<string, string | undefined>;
}

type Step = fc.AsyncCommand<ScanModel, Person>;

const RUNS = 60;
const STEPS = 60;

async function ask(caller: 'service_role' | { userId: string }, call: string, values: unknown[]) {
  const [row] = await database.queryAs<{ value: unknown }>(
    caller,
    `select ${call} as value`,
    values,
  );
  return row?.value;
}

/** A step that may be taken at any time, unless `check` says otherwise. */
const step = (
  name: string,
  run: (model: ScanModel, person: Person) => Promise<void>,
  check: (model: ScanModel) => boolean = () => true,
): Step => ({
  check,
  toString: () => name,
  async run(model, person) {
    await run(model, person);
    const used = await ask(
      { userId: person.id },
      '(select current_count from public.get_daily_usage($1))',
      [person.id],
    );
    expect(used).toBe(model.used);
    const cost = [...person.delivered.values()].reduce(
      (sum, times) => sum + Math.ceil(times / 4),
      0,
    );
    // Each of the two addresses has ten a day.
    expect(cost).toBeLessThanOrEqual(2 * PER_DAY * (model.today + 1));
  },
});

const reserve = (count: number) =>
  step(`reserve ${count}`, async (model, { id }) => {
    const answer = await ask({ userId: id }, 'public.increment_daily_usage($1, $2)', [id, count]);
    expect(answer).toBe(model.reserve(count));
  });

const send = (picture: number) =>
  step(`send ${picture || 'without a key'}`, async (model, { id, receipts }) => {
    const reading = randomUUID();
    const receipt = picture ? String(picture).repeat(64) : undefined;
    if (!model.isPro) receipts.set(reading, receipt);
    const answer = await ask('service_role', 'public.spend_scan($1, $2, null, $3)', [
      id,
      receipt ?? null,
      reading,
    ]);
    expect(answer).toBe(model.send(reading, receipt));
  });

const takeFromFlight = (model: ScanModel, place: number) =>
  model.inFlight.splice(place % model.inFlight.length, 1)[0] ?? '';

const succeed = (place: number) =>
  step(
    'succeed',
    async (model, { delivered, receipts }) => {
      const reading = takeFromFlight(model, place);
      if (!receipts.has(reading)) return;
      const group = receipts.get(reading) ?? reading;
      delivered.set(group, (delivered.get(group) ?? 0) + 1);
    },
    ({ inFlight }) => inFlight.length > 0,
  );

const giveBack = async (model: ScanModel, id: string, reading: string) => {
  await ask('service_role', 'public.give_back_scan($1, $2)', [id, reading]);
  model.giveBack(reading);
};

const fail = (place: number) =>
  step(
    'hang up, or fail',
    (model, { id }) => giveBack(model, id, takeFromFlight(model, place)),
    ({ inFlight }) => inFlight.length > 0,
  );

const giveBackNothing = step('give back what nobody spent', (model, { id }) =>
  giveBack(model, id, randomUUID()),
);

const save = (picture: string, isReserved: boolean) =>
  step(`save from the device${isReserved ? ', reserved' : ''}`, async (model, { id }) => {
    const outcome = await ask(
      { userId: id },
      `(select outcome from public.save_scanned_contact($1, '{}', null, $2, $3))`,
      [randomUUID(), picture, isReserved],
    );
    expect(outcome === 'saved').toBe(model.save(picture, isReserved));
  });

const pass = (minutes: number) =>
  step(`wait ${minutes} minutes`, async (model, { id }) => {
    model.pass(minutes);
    await database.query(
      `update public.scans set reserved_at = reserved_at - make_interval(mins => $2),
         spent_at = spent_at - make_interval(mins => $2) where user_id = $1`,
      [id, minutes],
    );
  });

const passMidnight = step('pass midnight', async (model, { id }) => {
  model.passMidnight();
  await database.query('update public.scans set day = day - 1 where user_id = $1', [id]);
  await database.query('delete from private.departed_scans');
});

const setPlan = (isPro: boolean) =>
  step(isPro ? 'become Pro' : 'end Pro', async (model, { id }) => {
    model.isPro = isPro;
    await database.query('update public.users set is_premium = $2 where id = $1', [id, isPro]);
  });

const signUp = (id: string, email: string) =>
  database.query('insert into auth.users (id, email) values ($1, $2)', [id, email]);

const leaveAndReturn = step('delete the account and return', async (model, person) => {
  model.leaveAndReturn();
  await database.queryAs({ userId: person.id }, 'select public.delete_account()');
  person.id = randomUUID();
  await signUp(person.id, model.address);
});

const move = (mailboxes: readonly string[]) =>
  step('change the address', async (model, { id }) => {
    model.move(mailboxes.find((address) => address !== model.address) ?? '');
    await database.query('update auth.users set email = $2 where id = $1', [id, model.address]);
  });

/** Frequent: what a page does in a minute. Rare: what starts over. */
const anyStep = (mailboxes: readonly string[], pictures: readonly string[]): fc.Arbitrary<Step> =>
  fc.oneof(
    { weight: 5, arbitrary: fc.integer({ min: 1, max: 4 }).map(reserve) },
    { weight: 8, arbitrary: fc.integer({ min: 0, max: 2 }).map(send) },
    { weight: 4, arbitrary: fc.nat().map(succeed) },
    { weight: 4, arbitrary: fc.nat().map(fail) },
    { weight: 1, arbitrary: fc.constant(giveBackNothing) },
    {
      weight: 3,
      arbitrary: fc
        .tuple(fc.constantFrom(...pictures), fc.boolean())
        .map((saving) => save(...saving)),
    },
    { weight: 2, arbitrary: fc.integer({ min: 1, max: 16 }).map(pass) },
    { weight: 1, arbitrary: fc.constant(passMidnight) },
    { weight: 1, arbitrary: fc.boolean().map(setPlan) },
    { weight: 1, arbitrary: fc.constant(leaveAndReturn) },
    { weight: 2, arbitrary: fc.constant(move(mailboxes)) },
  );

test('no order of requests, failures, days, plans and accounts gives a scan away or loses one', async () => {
  const pictures = Array.from({ length: 3 }, () => randomUUID());
  const mailboxes: string[] = [];
  await fc.assert(
    fc.asyncProperty(
      fc.commands([anyStep(mailboxes, pictures)], { maxCommands: STEPS, size: 'max' }),
      async (steps) => {
        mailboxes.splice(0, 2, `${randomUUID()}@a.example`, `${randomUUID()}@b.example`);
        const person = { id: randomUUID(), delivered: new Map(), receipts: new Map() };
        const model = new ScanModel(mailboxes[0] ?? '');
        await signUp(person.id, model.address);
        await fc.asyncModelRun(() => ({ model, real: person }), steps);
      },
    ),
    { numRuns: RUNS },
  );
});
