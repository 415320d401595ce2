import { createHash, randomUUID } from 'node:crypto';
import { copyFile, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import {
  type Body,
  type DigitalCardStore,
  type ObjectMetadata,
  type ObjectName,
  type ObjectResponse,
  readBody,
  storedName,
} from './digital-card-store.ts';

/** A stored object without its key, which only its row knows. */
interface StoredFile {
  /** Made by `storedName`. */
  name: string;
  metadata: ObjectMetadata;
  body: Buffer;
}

const STORED_NAME = /^[0-9a-f]{64}$/;

export class FileStorageAdapter implements DigitalCardStore {
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

  async keepOnly(objects: readonly ObjectName[], before: Date): Promise<void> {
    const kept = new Set(objects.map(({ bucket, key }) => this.#path(bucket, key)));
    for (const path of await this.#paths()) {
      if (!kept.has(path) && (await stat(path)).mtime < before) await rm(path, { force: true });
    }
  }

  /** Hands every object to `take`, and removes it here afterwards. */
  async giveAway(take: (file: StoredFile) => Promise<void>): Promise<void> {
    for (const path of await this.#paths()) {
      const name = basename(path);
      // A file that was being written when the process died has a longer name.
      if (STORED_NAME.test(name)) await take({ name, ...(await readStored(path)) });
      await rm(path);
    }
  }

  async privateAssetUrl(): Promise<string> {
    throw new Error('Files are served by this process only');
  }

  #read(bucket: string, key: string) {
    return readStored(this.#path(bucket, key));
  }

  async #paths(): Promise<string[]> {
    const options = { recursive: true, withFileTypes: true } as const;
    const entries = await readdir(this.#directory, options).catch(() => []);
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name));
  }

  #path(bucket: string, key: string): string {
    const name = storedName({ bucket, key });
    return join(this.#directory, name.slice(0, 2), name);
  }
}

/** A line of JSON describes the bytes after it. */
async function readStored(path: string): Promise<Omit<StoredFile, 'name'>> {
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

async function writeWhole(path: string, bytes: Uint8Array): Promise<void> {
  const handle = await open(path, 'w', 0o600);
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
}
