import { createHash, randomUUID } from 'node:crypto';
import { copyFile, mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { App } from '@supabase/lite';

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
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    const bytes = await readBody(body);
    const header = Buffer.from(`${JSON.stringify({ contentType, cacheControl })}\n`);
    const handle = await open(aside, 'w', 0o600);
    await handle.writeFile(Buffer.concat([header, bytes]));
    await handle.sync();
    await handle.close();
    await rename(aside, path);
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

async function readBody(body: Body): Promise<Uint8Array> {
  if (body instanceof Uint8Array) return body;
  const chunks: Uint8Array[] = [];
  for await (const chunk of body as AsyncIterable<Uint8Array>) chunks.push(chunk);
  return Buffer.concat(chunks);
}
