import type { ContactRecord } from '@cardsift/contacts/contact-record';
import { RefreshCw, UserSearch, UserX } from 'lucide-react';
import { Card, CardContent, CardHeader, CardTitle } from '#app/components/ui/card.tsx';
import { ConfidenceBadge, ProfileLink, webAddress } from '../contact-card/linkedin-facts.tsx';
import { EvidenceSource } from '../linkedin/evidence-source.tsx';
import { useLinkedinMatch } from '../linkedin/use-linkedin-match.ts';
import { ChangeButton } from '../may-change.tsx';
import { nameOf } from '../name-of.ts';

interface LinkedinSectionProps {
  userId: string;
  contact: ContactRecord;
}

/** The LinkedIn profile of a contact, and what speaks for it. */
export function LinkedinSection({ userId, contact }: LinkedinSectionProps) {
  const { reject, search } = useLinkedinMatch(userId);
  const address = webAddress(contact.linkedin_url);
  return (
    <Card>
      <CardHeader className="flex-row flex-wrap items-center justify-between">
        <CardTitle>LinkedIn</CardTitle>
        {address && contact.confidence && <ConfidenceBadge confidence={contact.confidence} />}
      </CardHeader>
      <CardContent className="flex flex-col gap-3">
        {contact.description && <p className="text-sm wrap-anywhere">{contact.description}</p>}
        {address ? (
          <EvidenceSource evidence={contact.evidence} />
        ) : (
          <p className="text-sm text-muted-foreground">No profile is known.</p>
        )}
        <div className="flex flex-wrap gap-2">
          {address ? (
            <>
              <ProfileLink
                address={address}
                label={`Open profile of ${nameOf(contact)} on LinkedIn (in a new tab)`}
              >
                Open profile
              </ProfileLink>
              <ChangeButton variant="ghost" size="sm" onClick={() => void reject(contact.id)}>
                <UserX aria-hidden="true" />
                Not this person
              </ChangeButton>
              <ChangeButton variant="ghost" size="sm" onClick={() => void search([contact.id])}>
                <RefreshCw aria-hidden="true" />
                Search again
              </ChangeButton>
            </>
          ) : (
            <ChangeButton variant="outline" size="sm" onClick={() => void search([contact.id])}>
              <UserSearch aria-hidden="true" />
              Find on LinkedIn
            </ChangeButton>
          )}
        </div>
      </CardContent>
    </Card>
  );
}
