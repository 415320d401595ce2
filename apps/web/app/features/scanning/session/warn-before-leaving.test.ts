import { expect, test } from 'vitest';
import { createScanStore } from '../batch/scan-store.ts';
import { warnBeforeLeaving } from './warn-before-leaving.ts';

const leave = () => {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented ? 'asked' : 'left';
};

test('asks before leaving only while files are being processed', () => {
  const store = createScanStore([]);
  warnBeforeLeaving(store);
  expect(leave()).toBe('left');
  store.set({ phase: 'running' });
  expect(leave()).toBe('asked');
  store.set({ phase: 'idle' });
  expect(leave()).toBe('left');
});
