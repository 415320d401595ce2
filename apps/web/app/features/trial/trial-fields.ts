import { z } from 'zod';

/** As much of the workflow's answer as the demo shows. */
export const demoAnswerSchema = z.object({
  cards: z.array(
    z.object({
      contact: z.object({
        fullName: z.string(),
        title: z.string().optional(),
        org: z.string().optional(),
        note: z.string().optional(),
        emails: z.array(z.string()),
        phones: z.array(z.object({ number: z.string() })),
        urls: z.array(z.string()),
      }),
    }),
  ),
});

export type DemoContact = z.infer<typeof demoAnswerSchema>['cards'][number]['contact'];

export interface TrialField {
  label: string;
  value: string;
  /** True where the card gave no value, and the one shown is only an example. */
  isExample: boolean;
}

interface FieldSource {
  label: string;
  example: string;
  read(contact: DemoContact): string | undefined;
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
export function trialFields(contact: DemoContact | null): TrialField[] {
  return SOURCES.map(({ label, example, read }) => {
    const value = contact === null ? undefined : read(contact)?.trim();
    return value ? { label, value, isExample: false } : { label, value: example, isExample: true };
  });
}

function findLinkedIn(contact: DemoContact): string | undefined {
  return contact.urls.find((url) => /^https?:\/\/([a-z]+\.)?linkedin\.com\//i.test(url));
}
