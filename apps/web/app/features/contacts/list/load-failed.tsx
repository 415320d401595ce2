import { CloudOff } from 'lucide-react';
import { Button } from '#app/components/ui/button.tsx';
import { ContactsMessage } from './contacts-message.tsx';

/** The list could not be loaded. */
export function LoadFailed({ what, onRetry }: { what: string; onRetry(): void }) {
  return (
    <ContactsMessage
      icon={CloudOff}
      title={`Your ${what} could not be loaded`}
      text="Check your connection and try again. Nothing is lost."
    >
      <Button onClick={onRetry}>Try again</Button>
    </ContactsMessage>
  );
}
