import {
  detectImageFormat,
  FORMAT_NAMES,
  MAX_IMAGE_BYTES,
} from '@cardsift/card-reader/image-format';
import { z } from 'zod';
import { HttpError } from './http-error.ts';
import { readForm } from './read-form.ts';

/** Boundaries, part headers and the two short fields around the picture. */
const FORM_OVERHEAD_BYTES = 64 * 1024;
export const MAX_BODY_BYTES = MAX_IMAGE_BYTES + FORM_OVERHEAD_BYTES;

const image = z.instanceof(File, { error: 'image must be a file' });

const scanForm = z.object({
  image,
  userId: z.guid({ error: 'userId must be a UUID' }),
  userEmail: z.email({ error: 'userEmail must be an e-mail address' }).max(320),
});

const demoForm = z.object({ image });

export const tooLarge = () =>
  new HttpError(413, 'image_too_large', 'The image is larger than 10MB.');

/** Reads a multipart body; throws 400 naming every field that is wrong, never its value. */
async function parseForm<T>(request: Request, schema: z.ZodType<T>): Promise<T> {
  const form = await readForm(request);
  if (!form) throw new HttpError(400, 'invalid_form', 'Send the image as multipart/form-data.');
  const parsed = schema.safeParse(Object.fromEntries(form));
  if (parsed.success) return parsed.data;
  const faults = parsed.error.issues.map((issue) => issue.message);
  throw new HttpError(400, 'invalid_form', `The form is incomplete: ${faults.join('; ')}.`);
}

/** The picture's bytes, once its size and its first bytes say that it is one we read. */
async function imageBytes(file: File): Promise<Uint8Array> {
  if (file.size > MAX_IMAGE_BYTES) throw tooLarge();
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (!detectImageFormat(bytes)) {
    throw new HttpError(415, 'unsupported_image', `Only ${FORMAT_NAMES} files are read.`);
  }
  return bytes;
}

/**
 * The bytes of the caller's picture; throws 400, 403, 413 or 415. Nothing else of the form is kept,
 * so that a waiting picture is in memory once.
 */
export async function readScanForm(request: Request, callerId: string): Promise<Uint8Array> {
  const form = await parseForm(request, scanForm);
  if (form.userId.toLowerCase() !== callerId.toLowerCase()) {
    throw new HttpError(403, 'wrong_user', 'userId is not the user who is signed in.');
  }
  return imageBytes(form.image);
}

export async function readDemoForm(request: Request): Promise<Uint8Array> {
  return imageBytes((await parseForm(request, demoForm)).image);
}
