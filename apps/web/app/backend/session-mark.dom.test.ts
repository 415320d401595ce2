import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  hasStoredSession,
  markStoredSession,
  SESSION_STORAGE_KEY,
  subscribeToStoredSession,
} from './session-mark.ts';

afterEach(() => markStoredSession(false));

describe('the mark of a stored session', () => {
  it('tells every listener when it changes', () => {
    const listener = vi.fn();
    const unsubscribe = subscribeToStoredSession(listener);
    markStoredSession(true);
    expect(hasStoredSession()).toBe(true);
    expect(listener).toHaveBeenCalledOnce();
    unsubscribe();
    markStoredSession(false);
    expect(listener).toHaveBeenCalledOnce();
  });

  it('goes when another tab signs out', () => {
    const unsubscribe = subscribeToStoredSession(() => {});
    markStoredSession(true);
    window.dispatchEvent(new StorageEvent('storage', { key: SESSION_STORAGE_KEY, newValue: null }));
    expect(hasStoredSession()).toBe(false);
    unsubscribe();
  });
});
