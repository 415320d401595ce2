import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { showBatchAlert } from './batch-alert.ts';

let shown: [string, NotificationOptions][];

class FakeNotification {
  static permission = 'granted';
  constructor(title: string, options: NotificationOptions) {
    shown.push([title, options]);
  }
}

beforeEach(() => {
  shown = [];
  FakeNotification.permission = 'granted';
  vi.stubGlobal('Notification', FakeNotification);
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const long = { contacts: 4, failedFiles: 0, durationMs: 30_000 };

test('a long batch in the background is told with what came of it', () => {
  showBatchAlert(long);
  showBatchAlert({ ...long, contacts: 1, failedFiles: 2 });
  expect(shown.map(([title, { body }]) => `${title}: ${body}`)).toEqual([
    'Business cards processed: 4 contacts saved.',
    'Business cards processed: 1 contact saved, 2 files failed.',
  ]);
});

test('a short batch, or one that was watched, is not told', () => {
  showBatchAlert({ ...long, durationMs: 9_999 });
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
  showBatchAlert(long);
  expect(shown).toEqual([]);
});

test('nothing is shown without permission, nor where there are no notifications', () => {
  FakeNotification.permission = 'denied';
  showBatchAlert(long);
  vi.stubGlobal('Notification', undefined);
  showBatchAlert(long);
  expect(shown).toEqual([]);
});

test('a browser that refuses the notification does no harm', () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  class Refusing {
    static permission = 'granted';
    constructor() {
      throw new TypeError('Illegal constructor');
    }
  }
  vi.stubGlobal('Notification', Refusing);
  showBatchAlert(long);
  expect(logged).toHaveBeenCalledOnce();
});
