import type { BackendClient } from '@cardsift/backend/supabase-clients';
import { z } from 'zod';
import type { EnrichmentContact, FoundProfile } from './find-profile.ts';

const claimedRow = z.object({
  contact_id: z.guid(),
  claim: z.guid(),
  full_name: z.string().nullable(),
  org: z.string().nullable(),
  title: z.string().nullable(),
  linkedin_url: z.string().nullable(),
  evidence: z.unknown(),
  details: z.unknown(),
  rejected: z.array(z.string()),
});

interface EnrichmentJob {
  contactId: string;
  claim: string;
  contact: EnrichmentContact;
}

/** The queue in the database, used with the service role. Every method throws if the database fails. */
export interface EnrichmentQueue {
  /**
   * Tells the database whether a search provider is configured, so that pages promise only searches that
   * happen.
   */
  noteWorker(canSearch: boolean): Promise<void>;
  claim(): Promise<EnrichmentJob | null>;
  /** Stores a profile, or that there is none. If the claim was lost meanwhile, that is not an error. */
  complete(job: EnrichmentJob, profile: FoundProfile | null): Promise<void>;
  /** Puts the job back for a later try, at least `retryAfter` seconds from now. */
  fail(job: EnrichmentJob, code: string, retryAfter: number): Promise<void>;
}

export function createEnrichmentQueue(service: BackendClient): EnrichmentQueue {
  return {
    async noteWorker(canSearch) {
      await service.rpc('note_enrichment_worker', { can_search: canSearch }).throwOnError();
    },
    async claim() {
      const { data } = await service.rpc('claim_enrichment').throwOnError();
      const [row] = z.array(claimedRow).parse(data);
      if (!row) return null;
      const { contact_id, claim, full_name, linkedin_url, ...rest } = row;
      const contact = { ...rest, fullName: full_name ?? '', linkedinUrl: linkedin_url };
      return { contactId: contact_id, claim, contact };
    },
    async complete({ contactId, claim, contact }, profile) {
      const answer = {
        contact_uuid: contactId,
        claim_uuid: claim,
        seen_url: contact.linkedinUrl ?? undefined,
        profile: profile && { ...profile, evidence: { ...profile.evidence } },
      };
      await service.rpc('complete_enrichment', answer).throwOnError();
    },
    async fail({ contactId, claim }, code, retryAfter) {
      const failure = {
        contact_uuid: contactId,
        claim_uuid: claim,
        error_code: code,
        retry_after_seconds: Math.ceil(retryAfter),
      };
      await service.rpc('fail_enrichment', failure).throwOnError();
    },
  };
}
