import type { ContactRecord } from '@cardsift/contacts/contact-record';
import { ExternalLink } from 'lucide-react';
import { Button } from '#app/components/ui/button.tsx';
import { ConfidenceBadge, Description, webAddress } from './profile-facts.tsx';

/** What is known of the contact's LinkedIn profile; nothing when nothing is. */
export function LinkedinPart({ contact, name }: { contact: ContactRecord; name: string }) {
  const address = webAddress(contact.linkedin_url);
  if (!address && !contact.description) return null;
  return (
    <div className="flex flex-col items-start gap-2">
      {contact.description && <Description text={contact.description} />}
      <div className="flex flex-wrap items-center gap-2">
        {address && (
          <Button asChild variant="outline" size="sm">
            <a
              href={address}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={`LinkedIn profile of ${name} (opens in a new tab)`}
            >
              LinkedIn
              <ExternalLink aria-hidden="true" />
            </a>
          </Button>
        )}
        {contact.confidence && <ConfidenceBadge confidence={contact.confidence} />}
      </div>
    </div>
  );
}
