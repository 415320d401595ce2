import { describe, expect, it } from 'vitest';
import { ALL_LOCALES, findLocale } from './all-locales.ts';

describe('ALL_LOCALES', () => {
  it('has letters beyond English for at least ten languages', () => {
    const withDiacritics = ALL_LOCALES.filter((locale) =>
      /[^\x20-\x7e’]/.test(locale.given.join('')),
    );
    expect(withDiacritics.length).toBeGreaterThanOrEqual(10);
  });

  it('finds a locale by its tag and throws if there is none', () => {
    expect(findLocale('hu-HU').familyFirst).toBe(true);
    expect(() => findLocale('xx-XX')).toThrow('xx-XX');
  });
});
