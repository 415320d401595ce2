import { afterEach, describe, expect, it } from 'vitest';
import {
  keepReturnPath,
  keptReturnPath,
  readGuardedPath,
  readReturnPath,
  returnStateFor,
} from './return-path.ts';

afterEach(() => keptReturnPath.forget());

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

describe('a return path', () => {
  const place = { pathname: '/dashboard/contacts', search: '?q=ada', hash: '' };

  it('is read from the history as it was written', () => {
    expect(readReturnPath(returnStateFor(place))).toBe('/dashboard/contacts?q=ada');
  });

  it('is none for the dashboard, where people arrive anyway', () => {
    expect(returnStateFor({ pathname: '/dashboard', search: '', hash: '' })).toBeNull();
  });

  it.each([null, undefined, 'x', { returnPath: 1 }, { returnPath: '//evil.example' }])(
    'is none where the history holds %j',
    (state) => {
      expect(readReturnPath(state)).toBeNull();
    },
  );

  it('takes the place of an older one when it is kept', () => {
    keepReturnPath(returnStateFor(place));
    expect(keptReturnPath.peek()).toBe('/dashboard/contacts?q=ada');
    keepReturnPath(null);
    expect(keptReturnPath.peek()).toBeNull();
  });

  it('waits for whom the mail goes to', () => {
    keepReturnPath(returnStateFor(place), 'ada@people.example');
    expect(keptReturnPath.peek()).toBeNull();
    expect(keptReturnPath.readFor('ada@people.example')).toBe('/dashboard/contacts?q=ada');
  });
});
