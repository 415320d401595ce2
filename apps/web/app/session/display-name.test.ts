import { describe, expect, it } from 'vitest';
import { avatarLetter, displayName } from './display-name.ts';

describe('displayName', () => {
  it('is the name given at sign-up', () => {
    expect(displayName({ email: 'ada@example.org', user_metadata: { name: ' Ada King ' } })).toBe(
      'Ada King',
    );
  });

  it('falls back to the local part of the e-mail', () => {
    expect(displayName({ email: 'ada@example.org', user_metadata: { name: '  ' } })).toBe('ada');
  });

  it("falls back to 'User' without name and e-mail", () => {
    expect(displayName({ user_metadata: {} })).toBe('User');
  });
});

describe('avatarLetter', () => {
  it('is the first letter of the e-mail in upper case', () => {
    expect(avatarLetter({ email: 'ada@example.org', user_metadata: { name: 'Zoe' } })).toBe('A');
  });
});
