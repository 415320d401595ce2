import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import type { S3Settings } from '../backend-settings.ts';
import { findFreePort } from './find-free-port.ts';

const BUCKET = 'cardsift';

/**
 * Credentials that the client finds by itself, as with an operator's. The server checks what is signed
 * with them.
 */
export const S3_CREDENTIALS = { AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER' };

export interface S3Server {
  settings: S3Settings & { endpoint: string };
  /** Stops with what it stores, and starts again. */
  stop(): Promise<void>;
  start(): Promise<void>;
  /** The names of the stored objects. */
  list(): Promise<string[]>;
  /** Stops it and deletes its data. */
  discard(): Promise<void>;
}

/** An S3 server with one bucket, in this process. */
export async function runS3(): Promise<S3Server> {
  const directory = await mkdtemp(join(tmpdir(), 'cardsift-s3-'));
  const port = await findFreePort();
  const options = { address: '127.0.0.1', port, directory, silent: true };
  let server: S3rver;
  const start = async () => {
    server = new S3rver({ ...options, configureBuckets: [{ name: BUCKET }] });
    await server.run();
  };
  const stop = async () => {
    const closed = server.close();
    server.httpServer.closeAllConnections();
    await closed;
  };
  await start();
  return {
    settings: {
      bucket: BUCKET,
      prefix: 'cards/',
      endpoint: `http://127.0.0.1:${port}`,
      region: 'us-east-1',
      pathStyle: true,
    },
    start,
    stop,
    async list() {
      const files = await readdir(join(directory, BUCKET), { recursive: true });
      const object = /\._S3rver_object$/;
      return files.filter((file) => object.test(file)).map((file) => file.replace(object, ''));
    },
    async discard() {
      await stop();
      await rm(directory, { recursive: true });
    },
  };
}
