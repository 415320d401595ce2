import type { ContactRecord } from '@cardsift/contacts/contact-record';
import { ConfidenceBadge, Description, ProfileLink, webAddress } from './linkedin-facts.tsx';

/** What is known of the contact's LinkedIn profile; nothing when nothing is. */
export function LinkedinPart({ contact, name }: { contact: ContactRecord; name: string }) {
  const address = webAddress(contact.linkedin_url);
  if (!address && !contact.description) return null;
  return (
    <div className="flex flex-col items-start gap-2">
      {contact.description && <Description text={contact.description} />}
      <div className="flex flex-wrap items-center gap-2">
        {address && (
          <ProfileLink address={address} label={`LinkedIn profile of ${name} (opens in a new tab)`}>
            LinkedIn
          </ProfileLink>
        )}
        {contact.confidence && <ConfidenceBadge confidence={contact.confidence} />}
      </div>
    </div>
  );
}
