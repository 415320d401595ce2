import { expect, it } from 'vitest';
import { normalizeProfileUrl } from './normalize-profile-url.ts';

it.each([
  'https://www.linkedin.com/in/ada-byron',
  'http://linkedin.com/in/Ada-Byron/',
  'https://de.linkedin.com/in/ada-byron/en?trk=public_profile#about',
  'https://LINKEDIN.com//in//ada-byron',
])('reads %s as one profile', (address) => {
  expect(normalizeProfileUrl(address)).toBe('https://www.linkedin.com/in/ada-byron');
});

it('reads an umlaut as it is or encoded', () => {
  expect(normalizeProfileUrl('https://www.linkedin.com/in/jörg')).toBe(
    normalizeProfileUrl('https://www.linkedin.com/in/j%C3%B6rg'),
  );
});

it.each([
  '',
  'linkedin.com/in/ada-byron',
  'https://www.linkedin.com/in/',
  'https://www.linkedin.com/company/engines',
  'https://www.linkedin.com/posts/in/ada-byron',
  'https://notlinkedin.com/in/ada-byron',
  'https://linkedin.com.evil.example/in/ada-byron',
  'https://evil.example/linkedin.com/in/ada-byron',
  'javascript:alert(1)//linkedin.com/in/ada',
  'ftp://www.linkedin.com/in/ada-byron',
])('does not take “%s” for a profile', (address) => {
  expect(normalizeProfileUrl(address)).toBeNull();
});
