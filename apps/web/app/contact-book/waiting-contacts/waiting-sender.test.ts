import { expect, test, vi } from 'vitest';
import type { Sent } from './waiting-contacts.ts';
import { createWaitingSender } from './waiting-sender.ts';

/** A sender whose tries end when the test says so. */
function setUp(count = 1) {
  const tries: PromiseWithResolvers<Sent>[] = [];
  const sendAll = vi.fn(() => {
    const attempt = Promise.withResolvers<Sent>();
    tries.push(attempt);
    return attempt.promise;
  });
  const sender = createWaitingSender(async () => count, sendAll);
  return { sender, sendAll, tries };
}

test('what is asked for during a try is done after it, once', async () => {
  const { sender, sendAll, tries } = setUp();
  const running = sender.send();
  await vi.waitFor(() => expect(sendAll).toHaveBeenCalledTimes(1));
  void sender.send();
  void sender.send();
  tries[0]?.resolve('unreachable');
  await vi.waitFor(() => expect(sendAll).toHaveBeenCalledTimes(2));
  expect(sender.getState()).toEqual({ isSending: true, last: 'unreachable' });
  tries[1]?.resolve('all');
  await running;
  expect(sender.getState()).toEqual({ isSending: false, last: 'all' });
});

test('nothing is sent and nothing said where nothing waits', async () => {
  const { sender, sendAll } = setUp(0);
  const listener = vi.fn();
  sender.subscribe(listener);
  await sender.send();
  expect(sendAll).not.toHaveBeenCalled();
  expect(listener).not.toHaveBeenCalled();
});

test('a try that breaks is not the last', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { sender, sendAll } = setUp();
  sendAll.mockRejectedValueOnce(new Error('no storage'));
  await sender.send();
  expect(sender.getState().isSending).toBe(false);
  void sender.send();
  await vi.waitFor(() => expect(sendAll).toHaveBeenCalledTimes(2));
  vi.restoreAllMocks();
});
