import { type Contact, contactSchema } from '@cardsift/contacts/contact';
import { z } from 'zod';

/** The part of the workflow's answer that the demo needs. */
export const demoAnswerSchema = z.object({
  cards: z.array(z.object({ contact: contactSchema })),
});

interface TrialField {
  label: string;
  value: string;
  /** True where the card gave no value, and the one shown is only an example. */
  isExample: boolean;
}

interface FieldSource {
  label: string;
  example: string;
  read(contact: Contact): string | undefined;
}

const SOURCES: FieldSource[] = [
  { label: 'Name', example: 'Mara Lindqvist', read: (contact) => contact.fullName },
  { label: 'Title', example: 'Head of Product', read: (contact) => contact.title },
  { label: 'Company', example: 'Northwind Labs AB', read: (contact) => contact.org },
  { label: 'Email', example: 'mara@northwind.example', read: (contact) => contact.emails[0] },
  { label: 'Phone', example: '+46 8 555 010 20', read: (contact) => contact.phones[0]?.number },
  {
    label: 'Notes',
    example: 'Met at the spring fair, wants to see the prototype.',
    read: (contact) => contact.note,
  },
  { label: 'LinkedIn', example: 'linkedin.com/in/mara-lindqvist', read: findLinkedIn },
];

/** The fields of the demo's result; examples stand in for what is missing, all of them for null. */
export function trialFields(contact: Contact | null): TrialField[] {
  return SOURCES.map(({ label, example, read }) => {
    const value = contact === null ? undefined : read(contact)?.trim();
    return value ? { label, value, isExample: false } : { label, value: example, isExample: true };
  });
}

function findLinkedIn(contact: Contact): string | undefined {
  return contact.urls.find((url) => /^https?:\/\/([a-z]+\.)?linkedin\.com\//i.test(url));
}
