import { expect, it } from 'vitest';
import { describeError } from './describe-error.ts';

it('keeps what a database or parser quotes in its message out of the log', () => {
  const cause = Object.assign(new Error('Key (email)=(ada@byron.example) already exists'), {
    code: '23505',
  });
  const error = new Error('could not save Ada Byron', { cause });
  const logged = describeError(error);
  expect(JSON.stringify(logged)).not.toMatch(/ada|byron/i);
  expect(logged).toMatchObject({ name: 'Error', cause: { name: 'Error', code: '23505' } });
  expect(logged.frames?.[0]).toMatch(/describe-error\.test/);
});

it('describes a thrown value that is not an error only by its kind', () => {
  expect(describeError('ada@byron.example')).toEqual({ name: 'string' });
});
