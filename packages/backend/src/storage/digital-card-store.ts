import { createHash } from 'node:crypto';
import type { App } from '@supabase/lite';
import { STORED_CARD_BYTES } from '../limits.ts';

/** Thrown for a card with more bytes than allowed. */
export class FileTooLargeError extends Error {
  override readonly name = 'FileTooLargeError';
}

/** Supabase Lite's name for an object: the bucket and the key in it. */
export interface ObjectName {
  bucket: string;
  key: string;
}

type StorageAdapter = NonNullable<App['_storageAdapter']>;

/** The bytes of stored cards, behind Supabase Lite's interface. Their rows are in the database. */
export interface DigitalCardStore extends StorageAdapter {
  /**
   * Removes everything that belongs to none of these objects and was last written before `before`. Only a store
   * that nobody else uses may offer it: a bucket may belong to another installation too.
   */
  keepOnly?(objects: readonly ObjectName[], before: Date): Promise<void>;
}

export type ObjectMetadata = Awaited<ReturnType<DigitalCardStore['headObject']>>;
export type ObjectResponse = Awaited<ReturnType<DigitalCardStore['getObject']>>;
export type Body = Parameters<DigitalCardStore['uploadObject']>[3];

/**
 * The name under which an object's bytes are stored. It is a hash, so that names from a client (`../`, a device
 * name, 4,000 characters) never get there, no listing shows a person's name, and no two objects share a name.
 */
export function storedName({ bucket, key }: ObjectName): string {
  return createHash('sha256')
    .update(JSON.stringify([bucket, key]))
    .digest('hex');
}

/** Counts the bytes themselves, because Supabase Lite trusts the length that a request announces. */
export async function readBody(body: Body): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  const pieces = body instanceof Uint8Array ? [body] : (body as AsyncIterable<Uint8Array>);
  for await (const chunk of pieces) {
    length += chunk.length;
    if (length > STORED_CARD_BYTES) throw new FileTooLargeError();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
