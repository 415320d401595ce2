import type { ModelFileName } from '@cardsift/card-reader/models/model-file-name';

export type ReaderFileName = ModelFileName | 'runtime.wasm' | 'runtime.mjs' | 'qr-codes.wasm';

/** A file that the reader, or a pack of it, needs on this device; the build lists them. */
export interface ReaderFile {
  name: ReaderFileName;
  /** Its name carries the hash, so that what is at this address never changes. */
  url: string;
  /** Of what arrives, in hexadecimal digits. */
  sha256: string;
  bytes: number;
  /** Bytes on their way, where the host compresses as ours does. */
  travels: number;
}
