import { expect, test } from 'vitest';
import { judgePlan } from './is-pro.ts';

const now = new Date('2026-11-21T12:00:00Z');

test('an account without a plan, or with a free one, is free', () => {
  expect(judgePlan(null, now)).toEqual({ name: 'Free' });
  expect(judgePlan({ is_premium: false, premium_expires_at: '2999-01-01' }, now)).toEqual({
    name: 'Free',
  });
});

test('Pro holds until its end, or for good when it has none', () => {
  expect(judgePlan({ is_premium: true, premium_expires_at: null }, now)).toEqual({
    name: 'Pro',
    until: null,
  });
  const later = '2026-11-21T12:00:01+00:00';
  expect(judgePlan({ is_premium: true, premium_expires_at: later }, now)).toEqual({
    name: 'Pro',
    until: new Date(later),
  });
  const over = { is_premium: true, premium_expires_at: '2026-11-21T12:00:00+00:00' };
  expect(judgePlan(over, now)).toEqual({ name: 'Free' });
});
