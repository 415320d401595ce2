import { z } from 'zod';

const evidenceSchema = z.object({
  source_url: z.string().nullish(),
  source_title: z.string().nullish(),
});

/** Where a profile was found; null when the record does not say. */
export function readEvidence(evidence: unknown): { url: string | null; title: string } | null {
  const parsed = evidenceSchema.safeParse(evidence);
  if (!parsed.success) return null;
  const { source_url, source_title } = parsed.data;
  const title = source_title?.trim() || source_url?.trim() || '';
  return title === '' ? null : { url: source_url ?? null, title };
}
