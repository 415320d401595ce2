import type { SecondAnswer } from '@cardsift/card-reader/judge-second-answer/second-answer';
import { phoneKindSchema } from '@cardsift/contacts/contact';
import { z } from 'zod';

/** No value on a card is longer, and no card has more values of one kind. */
const LONGEST = 300;
const MOST = 20;

const text = z.string().max(LONGEST);
const texts = z.array(text).max(MOST);

const answerSchema = z.strictObject({
  fullName: text.nullable(),
  title: text.nullable(),
  department: text.nullable(),
  org: text.nullable(),
  tagline: text.nullable(),
  emails: texts,
  phones: z.array(z.strictObject({ number: text, kind: phoneKindSchema })).max(MOST),
  websites: texts,
  address: z
    .strictObject({ street: text, postcode: text, city: text, region: text, country: text })
    .nullable(),
}) satisfies z.ZodType<SecondAnswer>;

/**
 * The same for the model's server. It has no lengths, because not every server supports them, and we check them
 * anyway.
 */
export const answerJsonSchema = z.toJSONSchema(answerSchema, {
  override: ({ jsonSchema }) => {
    delete jsonSchema.maxLength;
    delete jsonSchema.maxItems;
    delete jsonSchema.$schema;
  },
});

/** Parses the answer in a model's text. Null for prose, half a JSON, another form, or more than a card holds. */
export function readModelAnswer(said: string): SecondAnswer | null {
  try {
    return answerSchema.parse(JSON.parse(said));
  } catch {
    return null;
  }
}
