import { z } from 'zod';

export type CardField = keyof CardForm;

/** How the form names its fields. */
export const FIELD_LABELS: Record<CardField, string> = {
  fullName: 'Full Name',
  title: 'Job Title',
  org: 'Organization',
  email: 'Email',
  phone: 'Phone',
  note: 'Notes',
};

export const cardFields = Object.keys(FIELD_LABELS) as CardField[];

/** Far more than a code can hold; only keeps a slip of the paste key from freezing the page. */
const MAX_LENGTH = 2000;

const text = z.string().max(MAX_LENGTH, `Please use at most ${MAX_LENGTH} characters`);

/** What somebody tells about themselves on their digital card; only the name is required. */
export const cardFormSchema = z.object({
  fullName: text.refine((name) => name.trim() !== '', 'Please enter your full name'),
  title: text,
  org: text,
  email: text,
  phone: text,
  note: text,
});

export type CardForm = z.infer<typeof cardFormSchema>;

export const EMPTY_FORM: CardForm = {
  fullName: '',
  title: '',
  org: '',
  email: '',
  phone: '',
  note: '',
};
