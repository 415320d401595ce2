import { beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { keepThroughSignIn } from './keep-through-sign-in.ts';

const carried = keepThroughSignIn('test', z.string());
const email = 'ada@people.example';

beforeEach(() => {
  carried.forget();
  return () => {
    carried.forget();
    vi.useRealTimers();
  };
});

const inAnotherTab = () => sessionStorage.clear();

describe('what a visitor carries', () => {
  it('stays in their tab until it is forgotten', () => {
    carried.keep('Grace Hopper');
    expect(carried.peek()).toBe('Grace Hopper');
    expect(carried.readFor(email)).toBe('Grace Hopper');
    inAnotherTab();
    expect(carried.readFor(email)).toBeNull();
  });

  it('waits in this browser for whom the mail went to, however the address is written', () => {
    carried.keep('Grace Hopper');
    carried.awaitMail('Ada@People.example');
    inAnotherTab();
    expect(carried.peek()).toBeNull();
    expect(carried.readFor(email)).toBe('Grace Hopper');
  });

  it('is erased when somebody else signs in', () => {
    carried.keep('Grace Hopper');
    carried.awaitMail(email);
    expect(carried.readFor('eve@people.example')).toBeNull();
    expect(carried.readFor(email)).toBeNull();
    expect(localStorage.length).toBe(0);
  });

  it.each([['keep' as const], ['awaitMail' as const]])('is forgotten a day after %s', (way) => {
    vi.useFakeTimers({ toFake: ['Date'] });
    carried.keep('Grace Hopper');
    if (way === 'awaitMail') carried.awaitMail(email);
    vi.setSystemTime(Date.now() + 24 * 60 * 60 * 1000);
    expect(carried.readFor(email)).toBeNull();
    expect([sessionStorage.length, localStorage.length]).toEqual([0, 0]);
  });

  it('is not lost to a clock that is set back', () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    carried.keep('Grace Hopper');
    vi.setSystemTime(Date.now() - 5 * 60 * 60 * 1000);
    expect(carried.readFor(email)).toBe('Grace Hopper');
  });

  it('has an end', () => {
    carried.keep('x'.repeat(100_000));
    expect(carried.peek()).toBeNull();
  });

  it.each(['{', '{"at":1}', 'null', '[]'])('is nothing where the storage holds %s', (text) => {
    sessionStorage.setItem('cardsift-carried-test', text);
    expect(carried.peek()).toBeNull();
  });
});
