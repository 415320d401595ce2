import { z } from 'zod';

/** The fields of docs/product.md, “Digital card”. */
export type CardField = Exclude<keyof CardForm, 'name' | 'otherName'>;

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

/** Far more than a code can hold. It only keeps an accidental paste from freezing the page. */
const MAX_LENGTH = 2000;

const text = z.string().max(MAX_LENGTH, `Please use at most ${MAX_LENGTH} characters`);

/** What somebody tells about themselves on their digital card; only the full name is required. */
export const cardFormSchema = z.object({
  fullName: text.refine((name) => name.trim() !== '', 'Please enter your full name'),
  title: text,
  org: text,
  email: text,
  phone: text,
  note: text,
  /** The full name in a second script, for those who have one. */
  otherName: text.optional(),
  /** Only where somebody corrected how the full name is split. */
  name: z.object({ prefix: text, given: text, family: text }).optional(),
});

export type CardForm = z.infer<typeof cardFormSchema>;
export type CardName = NonNullable<CardForm['name']>;

export const EMPTY_FORM: CardForm = {
  fullName: '',
  title: '',
  org: '',
  email: '',
  phone: '',
  note: '',
};
