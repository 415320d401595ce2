import { expect, test } from 'vitest';
import { describeRefusal } from './describe-refusal.ts';

test('a full account is told where to make room', () => {
  expect(describeRefusal({ code: 'storage_limit_reached' }, 'Failed to save')).toEqual({
    title: 'Storage Full',
    description: expect.stringMatching(/^Failed to save: your account has no room left\./),
    link: { label: 'See storage', href: '/dashboard/settings#storage' },
  });
});

test('whoever wrote too much is told so', () => {
  expect(describeRefusal({ code: 'row_too_large' }, 'Failed to save')).toMatchObject({
    title: 'Too Long',
  });
});

test.each([new Error('down'), { code: '23514' }, { code: undefined }])(
  'any other failure is not the account’s',
  (error) => {
    expect(describeRefusal(error, 'Failed to save')).toBeUndefined();
  },
);
