import { describe, expect, it } from 'vitest';
import { avatarLetter, displayName } from './display-name.ts';

describe('displayName', () => {
  it('is the name of the profile once there is one, also when that has none', () => {
    const user = { email: 'ada@example.org', user_metadata: { name: 'Ada King' } };
    expect(displayName(user, { full_name: 'Ada Byron' })).toBe('Ada Byron');
    expect(displayName(user, { full_name: null })).toBe('ada');
    expect(displayName(user, null)).toBe('Ada King');
  });

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
