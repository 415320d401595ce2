import { toAsciiAddress } from '@cardsift/contacts/ascii-address';
import { z } from 'zod';

/** An address as mail servers know it, with its domain in ASCII, however it was typed. */
export const emailSchema = z
  .string()
  .trim()
  .min(1, 'Please enter your e-mail address')
  .transform(toAsciiAddress)
  .pipe(z.email('Please enter a valid e-mail address'));
