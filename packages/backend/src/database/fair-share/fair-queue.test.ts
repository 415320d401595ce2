import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Owner } from './asker.ts';
import { type EndTurn, FairQueue } from './fair-queue.ts';

const ROOM = { waiting: 1_000, waitingPerOwner: 1_000 };
const LIMITS = {
  lanes: { process: ROOM, member: ROOM, visitor: ROOM },
  turnsByUse: 3,
  laneDebtMs: 250,
};
const ONE = { places: 1, placesPerOwner: 1 };
const owner = (kind: Owner['kind'], name: string): Owner => ({ kind, name });
const member = (name: string) => owner('member', name);

/**
 * Enqueues owners in this order while a first turn is running, and returns the order in which they
 * were served.
 */
async function serve(
  entering: Owner[],
  { usedBy = () => 0, took = () => 1 }: { usedBy?(owner: Owner): number; took?(): number } = {},
): Promise<string[]> {
  const queue = new FairQueue(ONE, usedBy, LIMITS);
  const end = await queue.enter(owner('process', 'first'));
  const served: string[] = [];
  const all = entering.map(async (asker) => {
    const endMine = await queue.enter(asker);
    served.push(asker.name);
    endMine(took());
  });
  end(0);
  await Promise.all(all);
  return served;
}

const names = fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'e'), { minLength: 1, maxLength: 40 });

test('everybody is served once for each time they asked', () =>
  fc.assert(
    fc.asyncProperty(names, async (asked) => {
      expect((await serve(asked.map(member))).sort()).toEqual([...asked].sort());
    }),
  ));

test('nobody waits for more than one turn of each other owner who used at least as much', () =>
  fc.assert(
    fc.asyncProperty(names, async (asked) => {
      const served = await serve(asked.map(member));
      for (const name of new Set(asked)) {
        // Between two turns of a waiting owner, each other owner gets at most one.
        let others: string[] = [];
        let left = asked.filter((each) => each === name).length;
        for (const each of served) {
          if (each === name) {
            others = [];
            left -= 1;
          } else if (left > 0) others.push(each);
          expect(new Set(others).size).toBe(others.length);
        }
      }
    }),
  ));

test('a hundred queries of one person make another person wait for one of them', async () => {
  const asked = [...Array.from({ length: 100 }, () => member('eve')), member('ada')];
  const served = await serve(asked);
  expect(served.indexOf('ada')).toBeLessThanOrEqual(1);
  expect(served).toHaveLength(101);
});

test('owners who used little recently do not wait for those who used much', async () => {
  const heavy = ['a', 'b', 'c', 'd', 'e', 'f'].flatMap((name) => [member(name), member(name)]);
  const usedBy = ({ name }: Owner) => (name === 'ada' ? 20 : 5_000);
  // Here every fourth turn goes to the owner who has waited longest.
  expect((await serve([...heavy, member('ada')], { usedBy })).indexOf('ada')).toBe(0);
});

test('but heavy users do not wait forever: now and then the longest wait decides', () =>
  fc.assert(
    fc.asyncProperty(names, async (light) => {
      const usedBy = ({ name }: Owner) => (name === 'heavy' ? 10_000 : 0);
      const served = await serve([member('heavy'), ...light.map(member)], { usedBy });
      expect(served.indexOf('heavy')).toBeLessThanOrEqual(LIMITS.turnsByUse);
    }),
  ));

test('a thousand addresses take no more turns than all members together', async () => {
  const visitors = Array.from({ length: 500 }, (_, index) => owner('visitor', `v${index}`));
  const members = ['a', 'b', 'c', 'd'].map(member);
  const served = await serve([...visitors, ...members]);
  expect(served.indexOf('d')).toBeLessThanOrEqual(2 * members.length);
});

test('there is a limit to who waits, for each owner and in all, and the longest line makes room', async () => {
  const lanes = { ...LIMITS.lanes, member: { waiting: 4, waitingPerOwner: 3 } };
  const queue = new FairQueue(ONE, () => 0, { ...LIMITS, lanes });
  const end = await queue.enter(member('first'));
  const [one, two, third] = [1, 2, 3].map(() => queue.enter(member('eve')));
  await expect(queue.enter(member('eve'))).rejects.toMatchObject({ code: 'too_many_waiting' });
  const bob = queue.enter(member('bob'));
  const ada = queue.enter(member('ada'));
  await expect(third).rejects.toMatchObject({ code: 'server_busy' });
  // Two of Eve's turns wait, one of Bob's, one of Ada's. With a second one Bob would have as many
  // as Eve.
  await expect(queue.enter(member('bob'))).rejects.toMatchObject({ code: 'server_busy' });
  // Others are not affected, and owed turns are never refused.
  const owed = queue.enter({ ...member('bob'), isOwed: true });
  const visitor = queue.enter(owner('visitor', 'x'));
  end(1);
  for (const turn of [one, two, bob, ada, visitor, owed]) void turn?.then((done) => done(1));
  expect(await Promise.all([bob, ada, visitor])).toHaveLength(3);
});

test('an owner who leaves while waiting takes no turn, and one who has already left does not wait', async () => {
  const queue = new FairQueue(ONE, () => 0, LIMITS);
  const end = await queue.enter(member('first'));
  const leaving = new AbortController();
  const left = queue.enter({ ...member('eve'), signal: leaving.signal });
  const stays = queue.enter(member('ada'));
  leaving.abort();
  await expect(left).rejects.toMatchObject({ code: 'request_cancelled' });
  const late = queue.enter({ ...member('eve'), signal: leaving.signal });
  await expect(late).rejects.toMatchObject({ code: 'request_cancelled' });
  end(1);
  (await stays)(1);
  expect(await queue.enter(member('eve'))).toEqual(expect.any(Function));
});

test('one owner may hold only a share of several places', async () => {
  const queue = new FairQueue({ places: 10, placesPerOwner: 4 }, () => 0, LIMITS);
  const begun: string[] = [];
  const ends: EndTurn[] = [];
  const ask = (name: string) =>
    queue.enter(member(name)).then((end) => {
      begun.push(name);
      ends.push(end);
    });
  for (let time = 0; time < 12; time += 1) void ask('eve');
  await ask('ada');
  expect(begun.filter((name) => name === 'eve')).toHaveLength(4);
  // Ending a turn twice hands it on only once.
  ends[0]?.(1);
  ends[0]?.(1);
  await new Promise(setImmediate);
  expect(begun.filter((name) => name === 'eve')).toHaveLength(5);
});

test('heavy users, all together, leave places to lighter ones', async () => {
  const USED = { heavy: 7_000, busy: 3_000, light: 10 };
  const usedBy = ({ name }: Owner) => USED[name.split(' ')[0] as keyof typeof USED];
  const shares = [
    { fromMs: 1_000, places: 6 },
    { fromMs: 6_000, places: 3 },
  ];
  const queue = new FairQueue({ places: 10, placesPerOwner: 4, shares }, usedBy, LIMITS);
  const begun: string[] = [];
  const ends: EndTurn[] = [];
  const ask = (name: string) =>
    queue.enter(member(name)).then((end) => {
      begun.push(name);
      ends.push(end);
    });
  const count = (name: string) => begun.filter((each) => each.startsWith(name)).length;
  for (let index = 0; index < 12; index += 1) void ask(`heavy ${index}`);
  // People who use all that they get do not delay a person who pages through contacts without a
  // pause.
  await ask('busy 1');
  for (let index = 2; index < 12; index += 1) void ask(`busy ${index}`);
  await ask('light 1');
  expect([count('heavy'), count('busy')]).toEqual([3, 3]);
  ends[0]?.(1);
  await new Promise(setImmediate);
  expect(count('heavy') + count('busy')).toBe(7);
});
