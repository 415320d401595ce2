import type { CardForm } from './card-form-schema.ts';

export type CardField = keyof CardForm;

/** How the form names its fields. */
export const fieldLabels: Record<CardField, string> = {
  fullName: 'Full Name',
  title: 'Job Title',
  org: 'Organization',
  email: 'Email',
  phone: 'Phone',
  note: 'Notes',
};

export const cardFields = Object.keys(fieldLabels) as CardField[];
