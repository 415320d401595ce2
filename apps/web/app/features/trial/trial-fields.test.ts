import type { Contact } from '@cardsift/contacts/contact';
import { describe, expect, it } from 'vitest';
import { trialFields } from './trial-fields.ts';

const contact: Contact = {
  fullName: 'Ada Okafor',
  title: 'Partner',
  emails: ['ada@okafor.example', 'office@okafor.example'],
  phones: [{ number: '+44 20 7946 0000', kinds: [] }],
  hashtags: [],
  urls: ['https://okafor.example', 'https://uk.linkedin.com/in/ada-okafor'],
};

const fieldOf = (label: string, from: Contact | null) =>
  trialFields(from).find((field) => field.label === label);

describe('trialFields', () => {
  it('shows what was found on the card', () => {
    expect(fieldOf('Name', contact)).toEqual({
      label: 'Name',
      value: 'Ada Okafor',
      isExample: false,
    });
    expect(fieldOf('Email', contact)?.value).toBe('ada@okafor.example');
    expect(fieldOf('LinkedIn', contact)?.value).toBe('https://uk.linkedin.com/in/ada-okafor');
  });

  it('marks what stands in for a missing value as an example', () => {
    expect(fieldOf('Company', contact)?.isExample).toBe(true);
    expect(fieldOf('Company', { ...contact, org: '  ' })?.isExample).toBe(true);
  });

  it('takes no other site for LinkedIn', () => {
    const other = { ...contact, urls: ['https://notlinkedin.com/in/ada'] };
    expect(fieldOf('LinkedIn', other)?.isExample).toBe(true);
  });

  it('is all examples when nothing was read', () => {
    const fields = trialFields(null);
    expect(fields.map((field) => field.label)).toEqual([
      'Name',
      'Title',
      'Company',
      'Email',
      'Phone',
      'Notes',
      'LinkedIn',
    ]);
    expect(fields.every((field) => field.isExample)).toBe(true);
  });
});
