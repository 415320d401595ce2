import { z } from 'zod';

export const emailSchema = z
  .string()
  .trim()
  .min(1, 'Please enter your e-mail address')
  .pipe(z.email('Please enter a valid e-mail address'));
