import { PACKS } from '@cardsift/card-reader/models/packs';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Job } from '../batch/job.ts';
import { createScanStore } from '../batch/scan-store.ts';
import { alertWhenDone, warnBeforeLeaving } from './alert-when-done.ts';

const done: Job = {
  id: '1',
  fileName: 'a.jpg',
  file: new File([], 'a.jpg'),
  status: 'completed',
  progress: 100,
  step: null,
  ahead: null,
  error: null,
  contacts: [],
};

async function runBatch(seconds: number, { wanted = true, lookedAt = false } = {}) {
  const store = createScanStore();
  let time = 0;
  const show = vi.fn();
  const wantsAlerts = vi.fn(async () => wanted);
  alertWhenDone(store, { wantsAlerts, isLookedAt: () => lookedAt, show, now: () => time });
  store.set({ phase: 'running' });
  store.set({ jobs: [done] });
  time = seconds * 1000;
  store.set({ phase: 'idle' });
  await expect.poll(() => wantsAlerts.mock.results.every((r) => r.type === 'return')).toBe(true);
  return { show, wantsAlerts };
}

test('alerts once when a long batch is done and nobody is looking', async () => {
  const { show } = await runBatch(10);
  expect(show).toHaveBeenCalledExactlyOnceWith(
    'Your cards are processed',
    'All files done: 0 contacts found, 0 failed',
  );
});

test.each([
  ['the batch was short', 9, {}],
  ['somebody is looking', 60, { lookedAt: true }],
])('neither alerts nor asks when %s', async (_, seconds, options) => {
  const { show, wantsAlerts } = await runBatch(seconds, options);
  expect(wantsAlerts).not.toHaveBeenCalled();
  expect(show).not.toHaveBeenCalled();
});

test('does not alert those who did not ask for it', async () => {
  const { show } = await runBatch(60, { wanted: false });
  expect(show).not.toHaveBeenCalled();
});

test('a clock that is set back meanwhile makes no batch short', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const store = createScanStore();
  const show = vi.fn();
  alertWhenDone(store, { wantsAlerts: async () => true, isLookedAt: () => false, show });
  store.set({ phase: 'running' });
  vi.advanceTimersByTime(10_000);
  vi.setSystemTime(Date.now() - 60_000);
  store.set({ phase: 'idle' });
  await expect.poll(() => show.mock.calls).toHaveLength(1);
});

const leave = () => {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented ? 'asked' : 'left';
};

test('asks before leaving only while files are being processed or wait for a pack', () => {
  const store = createScanStore();
  warnBeforeLeaving(store);
  expect(leave()).toBe('left');
  store.set({ phase: 'running' });
  expect(leave()).toBe('asked');
  store.set({ phase: 'idle' });
  expect(leave()).toBe('left');
  const needed = { pack: PACKS[1], hasReadPart: false };
  store.dispatch({ type: 'queued', jobs: [{ id: '1', file: new File([], 'kim.jpg') }] });
  const error = { code: 'pack', message: '', needed, retryCostsScan: false } as const;
  store.dispatch({ type: 'failed', id: '1', error });
  expect(leave()).toBe('asked');
  store.dispatch({ type: 'requeued', id: '1' });
  expect(leave()).toBe('left');
});
