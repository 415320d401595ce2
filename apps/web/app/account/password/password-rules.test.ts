import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findPasswordProblems, judgePassword } from './password-rules.ts';

const common = ['123456', '654321', 'abcdef', 'qwerty', 'password', 'admin'];

describe('judgePassword', () => {
  it.each([
    ['Sh0rt!a', 'Password must be at least 8 characters long'],
    [`Aa1!${'xy'.repeat(63)}`, 'Password must be less than 128 characters'],
    ['UPPER-CASE-1', 'Password must contain at least one lowercase letter'],
    ['lower-case-1', 'Password must contain at least one uppercase letter'],
    ['No-Digits-Here', 'Password must contain at least one number'],
    ['NoSpecial1234', 'Password must contain at least one special character'],
    ['Baaad-Idea-1', 'Password must not contain three identical characters in a row'],
    ['My-Qwerty-12', 'Password contains common patterns and is not secure'],
  ])('says of %j: %s', (password, message) => {
    expect(judgePassword(password).errors).toEqual([message]);
  });

  it('accepts 8 and 128 characters', () => {
    expect(judgePassword('Tr1cky-w').errors).toEqual([]);
    expect(judgePassword(`Aa1!${'xy'.repeat(62)}`).errors).toEqual([]);
  });

  it('calls a password without errors strong', () => {
    expect(judgePassword('Correct-Horse-7')).toEqual({ errors: [], score: 5, strength: 'strong' });
  });

  it('calls a password with one error medium, and with two weak', () => {
    expect(judgePassword('Correct-Horse').strength).toBe('medium');
    expect(judgePassword('correct-horse').strength).toBe('weak');
  });

  it('calls nothing at all weak', () => {
    expect(judgePassword('')).toMatchObject({ score: 0, strength: 'weak' });
  });

  it('accepts exactly the strong ones', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 140, unit: 'binary' }), (password) => {
        const { errors, strength } = judgePassword(password);
        expect(strength === 'strong').toBe(errors.length === 0);
      }),
    );
  });

  it('never accepts a common pattern, in whatever case and wherever it stands', () => {
    const pattern = fc.constantFrom(...common).chain((word) => fc.mixedCase(fc.constant(word)));
    fc.assert(
      fc.property(fc.string(), pattern, fc.string(), (before, word, after) => {
        expect(judgePassword(before + word + after).errors).toContain(
          'Password contains common patterns and is not secure',
        );
      }),
    );
  });

  it('never accepts the same character three times in a row', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.string({ minLength: 1, maxLength: 1, unit: 'binary' }),
        (rest, char) => {
          expect(judgePassword(`${rest}${char.repeat(3)}`).errors).toContain(
            'Password must not contain three identical characters in a row',
          );
        },
      ),
    );
  });

  it('gives at most one point for the length and one for each kind of character', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 200 }), (password) => {
        const { score } = judgePassword(password);
        expect(score).toBeGreaterThanOrEqual(0);
        expect(score).toBeLessThanOrEqual(5);
      }),
    );
  });
});

describe('findPasswordProblems', () => {
  const tooLong = 'Password must be at most 72 characters long, or fewer with accents or emoji';
  const long = `Aa1!${'xy'.repeat(34)}`;

  it('adds what the server refuses, which counts bytes', () => {
    expect(findPasswordProblems(long)).toEqual([]);
    expect(findPasswordProblems(`${long}z`)).toEqual([tooLong]);
    expect(findPasswordProblems(long.replace('A', 'Ä'))).toContain(tooLong);
  });

  it('keeps what it is judged by', () => {
    expect(findPasswordProblems('Sh0rt!a')).toEqual(judgePassword('Sh0rt!a').errors);
  });
});
