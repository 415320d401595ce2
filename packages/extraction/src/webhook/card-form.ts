import { detectImageFormat, FORMAT_NAMES } from '@cardsift/card-reader/image-format';
import { MAX_IMAGE_BYTES } from '@cardsift/card-reader/limits';
import { z } from 'zod';
import { HttpError } from '../http-error.ts';
import { readForm } from './read-form.ts';

const image = z.instanceof(Uint8Array, { error: 'image must be a file' });

const scanForm = z.object({
  image,
  userId: z.guid({ error: 'userId must be a UUID' }),
  userEmail: z.email({ error: 'userEmail must be an e-mail address' }).max(320),
});

const demoForm = z.object({ image });

export const tooLarge = () =>
  new HttpError(413, 'image_too_large', 'The image is larger than 10MB.');

/** A body that has arrived completely, with its `Content-Type`. */
export interface SentForm {
  type: string;
  bytes: Uint8Array;
}

/** Parses a multipart body. Throws 400 that names every invalid field, but never its value. */
function parseForm<T>({ type, bytes }: SentForm, schema: z.ZodType<T>): T {
  const form = readForm(type, bytes);
  if (!form) throw new HttpError(400, 'invalid_form', 'Send the image as multipart/form-data.');
  const parsed = schema.safeParse(Object.fromEntries(form));
  if (parsed.success) return parsed.data;
  const faults = parsed.error.issues.map((issue) => issue.message);
  throw new HttpError(400, 'invalid_form', `The form is incomplete: ${faults.join('; ')}.`);
}

/** Returns the picture if its size and its first bytes show a format that we read. */
function checkImage(image: Uint8Array): Uint8Array {
  if (image.length > MAX_IMAGE_BYTES) throw tooLarge();
  if (!detectImageFormat(image)) {
    throw new HttpError(415, 'unsupported_image', `Only ${FORMAT_NAMES} files are read.`);
  }
  return image;
}

/** The bytes of the caller's picture, as a view of the form. Throws 400, 403, 413 or 415. */
export function readScanForm(sent: SentForm, callerId: string): Uint8Array {
  const form = parseForm(sent, scanForm);
  if (form.userId.toLowerCase() !== callerId.toLowerCase()) {
    throw new HttpError(403, 'wrong_user', 'userId is not the user who is signed in.');
  }
  return checkImage(form.image);
}

export function readDemoForm(sent: SentForm): Uint8Array {
  return checkImage(parseForm(sent, demoForm).image);
}
