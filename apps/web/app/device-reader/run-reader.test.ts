import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ReaderFile } from './reader-file.ts';
import type { ReadRequest } from './reader-messages.ts';
import { createReaderRunner } from './run-reader.ts';

/** A worker that answers when the test lets it. */
class ScriptedWorker extends EventTarget {
  asked: string[] = [];
  ended = false;
  postMessage({ picture }: ReadRequest) {
    this.asked.push((picture as File).name);
  }
  terminate() {
    this.ended = true;
  }
  say(data: unknown) {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}

const request = (name: string, files: ReaderFile[] = []): ReadRequest => ({
  picture: new File([], name),
  wishes: { isPro: false, nameScript: 'larger' },
  files,
});
const nothing = { kind: 'read', cards: [] } as const;

let workers: ScriptedWorker[] = [];
let runner = start();
function start() {
  workers = [];
  return createReaderRunner(() => {
    const worker = new ScriptedWorker();
    workers.push(worker);
    return worker;
  });
}
beforeEach(() => {
  vi.useFakeTimers();
  runner = start();
});
afterEach(() => vi.useRealTimers());

const read = (name: string, controller = new AbortController(), onStep = (_: string) => {}) =>
  runner.read(request(name), { signal: controller.signal, onStep });

/** Lets what is promised happen. */
const settle = () => vi.advanceTimersByTimeAsync(0);

test('pictures are read one after the other, by one worker', async () => {
  const steps: string[] = [];
  const first = read('a', undefined, (step) => steps.push(step));
  const second = read('b');
  await settle();
  expect(workers[0]?.asked).toEqual(['a']);
  workers[0]?.say({ step: 'decode' });
  workers[0]?.say(nothing);
  expect(await first).toEqual(nothing);
  await settle();
  expect(workers[0]?.asked).toEqual(['a', 'b']);
  workers[0]?.say(nothing);
  await second;
  expect(steps).toEqual(['decode']);
  expect(workers).toHaveLength(1);
});

test('a cancelled reading ends at once, and the next begins in another worker', async () => {
  const controller = new AbortController();
  const first = read('a', controller);
  await settle();
  controller.abort();
  await expect(first).rejects.toBe(controller.signal.reason);
  expect(workers[0]?.ended).toBe(true);
  const second = read('b');
  await settle();
  workers[1]?.say(nothing);
  expect(await second).toEqual(nothing);
});

test('a worker that dies is a failure, and is replaced', async () => {
  const first = read('a');
  await settle();
  workers[0]?.dispatchEvent(new Event('error'));
  expect(await first).toMatchObject({ kind: 'failed' });
  expect(workers[0]?.ended).toBe(true);
});

test('a picture after the download of a pack is read by a worker that has it', async () => {
  const pack = {
    name: 'korean-head.onnx',
    url: '/pack.bin',
    sha256: '',
    bytes: 3,
    travels: 3,
  } as const;
  const reading = { signal: new AbortController().signal, onStep: () => {} };
  const first = read('a');
  const second = runner.read(request('b', [pack]), reading);
  await settle();
  expect(workers[0]?.ended).toBe(false);
  workers[0]?.say(nothing);
  await first;
  await settle();
  expect(workers.map(({ ended, asked }) => [ended, asked])).toEqual([
    [true, ['a']],
    [false, ['b']],
  ]);
  workers[1]?.say(nothing);
  await second;
});

test('after a minute without work the memory is given back', async () => {
  const first = read('a');
  await settle();
  workers[0]?.say(nothing);
  await first;
  await vi.advanceTimersByTimeAsync(59_000);
  expect(workers[0]?.ended).toBe(false);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(workers[0]?.ended).toBe(true);
});
