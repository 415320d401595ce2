import { expect, test } from 'vitest';
import { emailSchema } from './email-schema.ts';

test.each([
  [' ada@okafor.example ', 'ada@okafor.example'],
  ['anna@größe.de', 'anna@xn--gre-6ka8i.de'],
  ['anna@grösse.de', 'anna@xn--grsse-kua.de'],
])('%s is the account of %s', (typed, address) => {
  expect(emailSchema.parse(typed)).toBe(address);
});

test.each(['', 'ada', 'ada@', 'ada@gr öße.de'])('“%s” is no address', (typed) => {
  expect(emailSchema.safeParse(typed).success).toBe(false);
});
