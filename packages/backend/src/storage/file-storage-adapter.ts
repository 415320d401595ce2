import { createHash, randomUUID } from 'node:crypto';
import { copyFile, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { App } from '@supabase/lite';
import { STORED_CARD_BYTES } from '../limits.ts';

/** More bytes than a stored card may have. */
export class FileTooLargeError extends Error {
  override readonly name = 'FileTooLargeError';
}

type StorageAdapter = NonNullable<App['_storageAdapter']>;
type ObjectMetadata = Awaited<ReturnType<StorageAdapter['headObject']>>;
type ObjectResponse = Awaited<ReturnType<StorageAdapter['getObject']>>;
type Body = Parameters<StorageAdapter['uploadObject']>[3];

/**
 * Keeps stored objects as files. A file is named after the hash of its bucket and key, so that no
 * name a client chooses (`../`, a device name, 4,000 characters) ever reaches the file system.
 */
export class FileStorageAdapter implements StorageAdapter {
  readonly driver = 'files';
  readonly #directory: string;

  constructor(directory: string) {
    this.#directory = directory;
  }

  async uploadObject(
    bucket: string,
    key: string,
    _version: string | undefined,
    body: Body,
    contentType: string,
    cacheControl: string,
  ): Promise<ObjectMetadata> {
    const path = this.#path(bucket, key);
    const aside = `${path}.${randomUUID()}`;
    const bytes = await readBody(body);
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    const header = Buffer.from(`${JSON.stringify({ contentType, cacheControl })}\n`);
    try {
      await writeWhole(aside, Buffer.concat([header, bytes]));
      await rename(aside, path);
    } catch (error) {
      await rm(aside, { force: true });
      throw error;
    }
    return this.headObject(bucket, key);
  }

  async getObject(bucket: string, key: string): Promise<ObjectResponse> {
    const { metadata, body } = await this.#read(bucket, key);
    return { metadata, body, httpStatusCode: 200 };
  }

  async headObject(bucket: string, key: string): Promise<ObjectMetadata> {
    return (await this.#read(bucket, key)).metadata;
  }

  async deleteObject(bucket: string, key: string): Promise<void> {
    await rm(this.#path(bucket, key), { force: true });
  }

  async deleteObjects(bucket: string, keys: string[]): Promise<void> {
    await Promise.all(keys.map((key) => this.deleteObject(bucket, key)));
  }

  async copyObject(
    sourceBucket: string,
    source: string,
    _sourceVersion: string | undefined,
    destinationBucket: string,
    destination: string,
  ): Promise<Pick<ObjectMetadata, 'httpStatusCode' | 'eTag' | 'lastModified'>> {
    const target = this.#path(destinationBucket, destination);
    await mkdir(dirname(target), { recursive: true, mode: 0o700 });
    await copyFile(this.#path(sourceBucket, source), target);
    return this.headObject(destinationBucket, destination);
  }

  /** Removes every file that belongs to none of these objects and was last written before `before`. */
  async keepOnly(objects: readonly { bucket: string; key: string }[], before: Date): Promise<void> {
    const kept = new Set(objects.map(({ bucket, key }) => this.#path(bucket, key)));
    const entries = await readdir(this.#directory, { recursive: true, withFileTypes: true }).catch(
      () => [],
    );
    for (const entry of entries) {
      const path = join(entry.parentPath, entry.name);
      if (!entry.isFile() || kept.has(path)) continue;
      if ((await stat(path)).mtime < before) await rm(path, { force: true });
    }
  }

  async privateAssetUrl(): Promise<string> {
    throw new Error('Files are served by this process only');
  }

  async #read(bucket: string, key: string) {
    const path = this.#path(bucket, key);
    const [file, { mtime }] = await Promise.all([readFile(path), stat(path)]);
    const end = file.indexOf('\n');
    const { contentType, cacheControl } = JSON.parse(file.toString('utf8', 0, end));
    const body = file.subarray(end + 1);
    const metadata: ObjectMetadata = {
      cacheControl,
      contentLength: body.length,
      size: body.length,
      mimetype: contentType,
      lastModified: mtime,
      eTag: `"${createHash('sha256').update(body).digest('base64url')}"`,
      httpStatusCode: 200,
    };
    return { metadata, body };
  }

  #path(bucket: string, key: string): string {
    const name = createHash('sha256')
      .update(JSON.stringify([bucket, key]))
      .digest('hex');
    return join(this.#directory, name.slice(0, 2), name);
  }
}

/** Supabase Lite trusts the length that a request announces; here the bytes themselves are counted. */
async function readBody(body: Body): Promise<Uint8Array> {
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

async function writeWhole(path: string, bytes: Uint8Array): Promise<void> {
  const handle = await open(path, 'w', 0o600);
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
}
