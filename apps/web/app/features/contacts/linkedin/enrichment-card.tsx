import type { ContactRecord } from '@cardsift/contacts/contact-record';
import { RefreshCw, UserX } from 'lucide-react';
import { Card } from '#app/components/ui/card.tsx';
import { formatDate } from '#app/text/format-date.ts';
import {
  ConfidenceBadge,
  Description,
  ProfileLink,
  webAddress,
} from '../contact-card/linkedin-facts.tsx';
import { ChangeButton } from '../may-change.tsx';
import type { Enrichment } from './enrichments-query.ts';
import { EvidenceSource } from './evidence-source.tsx';
import { useLinkedinMatch } from './use-linkedin-match.ts';

interface EnrichmentCardProps {
  userId: string;
  enrichment: Enrichment;
  /** Whom the profile was found for, unless that contact is gone. */
  contact: ContactRecord | undefined;
}

/** One LinkedIn profile, what is known from it and where that comes from. */
export function EnrichmentCard({ userId, enrichment, contact }: EnrichmentCardProps) {
  const { reject, search } = useLinkedinMatch(userId);
  const contactId = enrichment.contact_id;
  const address = webAddress(enrichment.linkedin_url);
  const name = contact?.full_name ?? profileName(enrichment.linkedin_url);
  return (
    <Card className="flex h-full flex-col gap-3 p-4">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <h3 className="font-display font-semibold wrap-anywhere">{name}</h3>
          {contact?.org && <p className="text-sm text-muted-foreground">{contact.org}</p>}
        </div>
        {enrichment.confidence && <ConfidenceBadge confidence={enrichment.confidence} />}
      </div>
      {enrichment.description && <Description text={enrichment.description} />}
      <EvidenceSource evidence={enrichment.evidence} />
      <div className="mt-auto flex flex-wrap items-center gap-2 pt-1">
        {address && (
          <ProfileLink address={address} label={`LinkedIn profile of ${name} (opens in a new tab)`}>
            LinkedIn
          </ProfileLink>
        )}
        {contactId && (
          <>
            <ChangeButton
              variant="ghost"
              size="sm"
              aria-label={`Not this person: ${name}`}
              onClick={() => void reject(contactId)}
            >
              <UserX aria-hidden="true" />
              Not this person
            </ChangeButton>
            <ChangeButton
              variant="ghost"
              size="sm"
              aria-label={`Search again for ${name}`}
              onClick={() => void search([contactId])}
            >
              <RefreshCw aria-hidden="true" />
              Search again
            </ChangeButton>
          </>
        )}
        <time dateTime={enrichment.created_at} className="ml-auto text-xs text-muted-foreground">
          Found {formatDate(new Date(enrichment.created_at))}
        </time>
      </div>
    </Card>
  );
}

/** The last part of the profile's address stands for a name that is no longer known. */
function profileName(address: string): string {
  const part = address.split('/').findLast((one) => one !== '') ?? address;
  return part.replaceAll('-', ' ');
}
