import { READING_TYPE } from '@cardsift/card-reader/answer-types';
import type { ReadingStep } from '@cardsift/card-reader/card-reader';
import { z } from 'zod';
import type { WorkflowAnswer } from './read-answer.ts';

const STEPS = [
  'decode',
  'find cards',
  'find text',
  'read text',
  'understand',
] as const satisfies readonly ReadingStep[];

const progressSchema = z.union([
  /** Pictures that are read before this one. */
  z.object({ ahead: z.int().nonnegative() }),
  z.object({ step: z.enum(STEPS) }),
]);
export type ScanProgress = z.infer<typeof progressSchema>;

const failureSchema = z.object({
  status: z.int().min(400).max(599),
  retryAfter: z.number().optional(),
});
const readingSchema = z.object({ cards: z.array(z.unknown()) });

/** Null for a line without progress: the last one, or one of a later version. */
export function readProgress(line: string): ScanProgress | null {
  return progressSchema.safeParse(parse(line)).data ?? null;
}

/** The answer that the last line carries. Null when the lines broke off before it. */
export function readResult(lines: string): WorkflowAnswer | null {
  const line = lines.trimEnd().split('\n').at(-1) ?? '';
  const value = parse(line);
  if (readingSchema.safeParse(value).success) {
    return { status: 200, contentType: READING_TYPE, body: line };
  }
  const failure = failureSchema.safeParse(value).data;
  return failure ? { ...failure, contentType: 'application/json', body: line } : null;
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
