import { afterEach, describe, expect, it } from 'vitest';
import { carriedPath, carryWish, readGuardedPath, readWish, wishFor } from './wished-path.ts';

afterEach(() => carriedPath.forget());

describe('readGuardedPath', () => {
  it.each(['/dashboard', '/dashboard/contacts?q=ada&tag=fair', '/dashboard/settings#security'])(
    'knows %s',
    (path) => {
      expect(readGuardedPath(path)).toBe(path);
    },
  );

  it.each([
    '//evil.example/dashboard',
    '/\\evil.example/dashboard',
    '\\\\evil.example/dashboard',
    'https://evil.example/dashboard',
    'javascript:alert(1)//dashboard',
    '/\t/evil.example/dashboard',
    'http://localhost:1/dashboard',
    '/dashboard/../login',
    '/dashboard-of-evil',
    '/login',
    '',
    `/dashboard?${'x'.repeat(2000)}`,
    7,
    null,
  ])('leads nowhere for %s', (path) => {
    expect(readGuardedPath(path)).toBeNull();
  });

  it.each(['?code=x', '?token_hash=x&type=recovery', '#access_token=x'])(
    'leaves out what a link brought: %s',
    (values) => {
      expect(readGuardedPath(`/dashboard/contacts${values}`)).toBe('/dashboard/contacts');
    },
  );
});

describe('a wish', () => {
  const place = { pathname: '/dashboard/contacts', search: '?q=ada', hash: '' };

  it('is read from the history as it was written', () => {
    expect(readWish(wishFor(place))).toBe('/dashboard/contacts?q=ada');
  });

  it('is none for the dashboard, where people arrive anyway', () => {
    expect(wishFor({ pathname: '/dashboard', search: '', hash: '' })).toBeNull();
  });

  it.each([null, undefined, 'x', { wished: 1 }, { wished: '//evil.example' }])(
    'is none where the history holds %j',
    (state) => {
      expect(readWish(state)).toBeNull();
    },
  );

  it('takes the place of an older one when it is carried', () => {
    carryWish(wishFor(place));
    expect(carriedPath.peek()).toBe('/dashboard/contacts?q=ada');
    carryWish(null);
    expect(carriedPath.peek()).toBeNull();
  });

  it('waits for whom the mail goes to', () => {
    carryWish(wishFor(place), 'ada@people.example');
    expect(carriedPath.peek()).toBeNull();
    expect(carriedPath.readFor('ada@people.example')).toBe('/dashboard/contacts?q=ada');
  });
});
