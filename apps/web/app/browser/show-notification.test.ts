import { afterEach, expect, it, vi } from 'vitest';
import { showNotification } from './show-notification.ts';

const show = vi.fn();

function stubNotification(
  permission: NotificationPermission,
  create: (...details: unknown[]) => void = show,
): void {
  class FakeNotification {
    static permission = permission;
    constructor(...details: unknown[]) {
      create(...details);
    }
  }
  vi.stubGlobal('Notification', FakeNotification);
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  show.mockClear();
});

it('shows the title and the text where that is allowed', () => {
  stubNotification('granted');
  showNotification('Done', '2 of 2 cards');
  expect(show).toHaveBeenCalledWith('Done', expect.objectContaining({ body: '2 of 2 cards' }));
});

it('shows nothing without leave, or in a browser without notifications', () => {
  stubNotification('denied');
  showNotification('Done', '');
  vi.unstubAllGlobals();
  showNotification('Done', '');
  expect(show).not.toHaveBeenCalled();
});

it('survives a browser that refuses', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  stubNotification('granted', () => {
    throw new TypeError('Illegal constructor');
  });
  showNotification('Done', '');
  expect(log).toHaveBeenCalledOnce();
});
