import { type CardField, type CardForm, cardFields } from '../form/card-form-schema.ts';
import { cardVcard } from './card-contact.ts';

/**
 * Bytes that a code of 200 px holds with modules large enough for an ordinary phone: version 10 at
 * level L holds 271 (ISO/IEC 18004, table 7), and its modules are three pixels wide.
 */
export const COMFORTABLE_BYTES = 270;

interface CardSize {
  /** The vCard's length in UTF-8. */
  bytes: number;
  tooLarge: boolean;
  /** The field whose removal would save most, and what it saves. */
  costliest: { field: CardField; bytes: number };
}

export function measureCard(form: CardForm): CardSize {
  const bytes = vcardBytes(form);
  const costs = cardFields.map((field) => ({
    field,
    bytes: bytes - vcardBytes({ ...form, [field]: '' }),
  }));
  const costliest = costs.reduce((most, cost) => (cost.bytes > most.bytes ? cost : most));
  return { bytes, tooLarge: bytes > COMFORTABLE_BYTES, costliest };
}

function vcardBytes(form: CardForm): number {
  return new TextEncoder().encode(cardVcard(form)).length;
}
