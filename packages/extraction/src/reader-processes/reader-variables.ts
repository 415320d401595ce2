import { z } from 'zod';
import { DEADLINE_MS, QUEUE_LIMIT } from '../limits.ts';
import type { ReaderPoolOptions } from './reader-pool.ts';

/** The environment variables for how pictures are read. All are optional. */
export const READER_VARIABLES = {
  READER_WORKERS: z.coerce.number().int().min(1).max(64).default(1),
  READER_THREADS: z.coerce.number().int().min(1).max(64).default(2),
  READER_QUEUE: z.coerce.number().int().min(0).max(1000).default(QUEUE_LIMIT),
  READER_PRELOAD: z.stringbool().default(true),
  READER_DEADLINE: z.coerce
    .number()
    .positive()
    .max(3600)
    .default(DEADLINE_MS / 1000),
  MODEL_DIR: z.string().optional(),
};

/** The pool's options in these variables. */
export function readReaderOptions(
  variables: z.infer<z.ZodObject<typeof READER_VARIABLES>>,
): ReaderPoolOptions {
  return {
    workers: variables.READER_WORKERS,
    threads: variables.READER_THREADS,
    queueLimit: variables.READER_QUEUE,
    preload: variables.READER_PRELOAD,
    deadline: variables.READER_DEADLINE * 1000,
    modelDir: variables.MODEL_DIR,
  };
}
