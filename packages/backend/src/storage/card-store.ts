import { createHash } from 'node:crypto';
import type { App } from '@supabase/lite';
import { STORED_CARD_BYTES } from '../limits.ts';

/** More bytes than a stored card may have. */
export class FileTooLargeError extends Error {
  override readonly name = 'FileTooLargeError';
}

/** What Supabase Lite calls a bucket and the name in it. */
export interface ObjectName {
  bucket: string;
  key: string;
}

type StorageAdapter = NonNullable<App['_storageAdapter']>;

/** The bytes of stored cards, in the form that Supabase Lite asks for. Their rows are in the database. */
export interface CardStore extends StorageAdapter {
  /**
   * Removes everything that belongs to none of these objects and was last written before `before`. Only a store
   * with a place to itself may offer it: a bucket may be another installation's too.
   */
  keepOnly?(objects: readonly ObjectName[], before: Date): Promise<void>;
}

export type ObjectMetadata = Awaited<ReturnType<CardStore['headObject']>>;
export type ObjectResponse = Awaited<ReturnType<CardStore['getObject']>>;
export type Body = Parameters<CardStore['uploadObject']>[3];

/**
 * The name under which an object's bytes are stored. It is a hash, so that a client's names (`../`, a device name,
 * 4,000 characters) never get there, no listing shows anybody's name, and no two objects share one.
 */
export function storedName({ bucket, key }: ObjectName): string {
  return createHash('sha256')
    .update(JSON.stringify([bucket, key]))
    .digest('hex');
}

/** Supabase Lite trusts the length that a request announces; here the bytes themselves are counted. */
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
