import { z } from 'zod';
import { webAddress } from '../contact-card/linkedin-facts.tsx';

/** The page that speaks for a profile; nothing when the record does not say. */
export function EvidenceSource({ evidence }: { evidence: unknown }) {
  const source = readEvidence(evidence);
  if (source === null) return null;
  const address = webAddress(source.url);
  return (
    <p className="text-sm text-muted-foreground wrap-anywhere">
      Source:{' '}
      {address ? (
        <a
          href={address}
          target="_blank"
          rel="noopener noreferrer"
          className="text-link underline underline-offset-2 hover:no-underline"
        >
          {source.title}
          <span className="sr-only"> (opens in a new tab)</span>
        </a>
      ) : (
        source.title
      )}
    </p>
  );
}

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
