import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  type HeadObjectCommandOutput,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import type { S3Settings } from '../backend-settings.ts';
import {
  type Body,
  type DigitalCardStore,
  type ObjectMetadata,
  type ObjectResponse,
  readBody,
  storedName,
} from './digital-card-store.ts';

/** In milliseconds. A card has at most 64 KiB, and somebody is waiting. */
const CONNECT_MS = 2_000;
const ANSWER_MS = 5_000;

/** Keeps stored objects in a bucket of S3, below a prefix. It never lists the bucket. */
export class S3StorageAdapter implements DigitalCardStore {
  readonly driver = 's3';
  readonly #client: S3Client;
  readonly #bucket: string;
  readonly #prefix: string;

  constructor({ bucket, prefix, endpoint, region, pathStyle }: S3Settings) {
    this.#bucket = bucket;
    this.#prefix = prefix;
    this.#client = new S3Client({
      ...(endpoint && { endpoint }),
      ...(region && { region }),
      forcePathStyle: pathStyle,
      maxAttempts: 2,
      requestHandler: {
        connectionTimeout: CONNECT_MS,
        requestTimeout: ANSWER_MS,
        throwOnRequestTimeout: true,
      },
      // Several S3-compatible servers do not know the checksums that Amazon added later.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
    });
  }

  /** Checks that a card could be stored now. Rejects with the client's error. */
  async check(): Promise<void> {
    await this.putNamed(
      'readme',
      Buffer.from('Cardsift keeps digital cards here.\n'),
      'text/plain',
    );
  }

  async uploadObject(
    bucket: string,
    key: string,
    _version: string | undefined,
    body: Body,
    contentType: string,
    cacheControl: string,
  ): Promise<ObjectMetadata> {
    const name = storedName({ bucket, key });
    await this.putNamed(name, await readBody(body), contentType, cacheControl);
    return this.headObject(bucket, key);
  }

  /** Stores an object under its final name. */
  async putNamed(name: string, body: Buffer, contentType: string, cacheControl?: string) {
    const what = { ContentType: contentType, ...(cacheControl && { CacheControl: cacheControl }) };
    await this.#client.send(new PutObjectCommand({ ...this.#at(name), Body: body, ...what }));
  }

  async getObject(bucket: string, key: string): Promise<ObjectResponse> {
    const name = storedName({ bucket, key });
    const answer = await this.#client.send(new GetObjectCommand(this.#at(name)));
    const body = Buffer.from((await answer.Body?.transformToByteArray()) ?? []);
    return { metadata: describe(answer), body, httpStatusCode: 200 };
  }

  headObject(bucket: string, key: string): Promise<ObjectMetadata> {
    return this.headNamed(storedName({ bucket, key }));
  }

  async headNamed(name: string): Promise<ObjectMetadata> {
    return describe(await this.#client.send(new HeadObjectCommand(this.#at(name))));
  }

  async deleteObject(bucket: string, key: string): Promise<void> {
    const name = storedName({ bucket, key });
    await this.#client.send(new DeleteObjectCommand(this.#at(name)));
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
    const from = this.#at(storedName({ bucket: sourceBucket, key: source }));
    const to = this.#at(storedName({ bucket: destinationBucket, key: destination }));
    const path = [from.Bucket, ...from.Key.split('/')].map(encodeURIComponent).join('/');
    await this.#client.send(new CopyObjectCommand({ ...to, CopySource: path }));
    return this.headObject(destinationBucket, destination);
  }

  async privateAssetUrl(): Promise<string> {
    throw new Error('Cards are served by this process only');
  }

  #at(name: string) {
    return { Bucket: this.#bucket, Key: `${this.#prefix}${name}` };
  }
}

function describe(answer: HeadObjectCommandOutput): ObjectMetadata {
  const size = answer.ContentLength ?? 0;
  return {
    cacheControl: answer.CacheControl ?? 'no-cache',
    contentLength: size,
    size,
    mimetype: answer.ContentType ?? 'application/octet-stream',
    lastModified: answer.LastModified,
    eTag: answer.ETag ?? '',
    httpStatusCode: 200,
  };
}
