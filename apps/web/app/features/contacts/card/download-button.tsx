import type { ContactRecord } from '@cardsift/contacts/contact-record';
import { Check, Download } from 'lucide-react';
import { Button } from '#app/components/ui/button.tsx';
import { downloadVcard } from '../export/download-vcards.ts';

interface DownloadButtonProps {
  contact: ContactRecord;
  name: string;
  downloaded: boolean;
}

export function DownloadButton({ contact, name, downloaded }: DownloadButtonProps) {
  const Icon = downloaded ? Check : Download;
  const label = downloaded ? 'Download Again' : 'Download vCard';
  return (
    <Button
      size="sm"
      variant={downloaded ? 'outline' : 'default'}
      className={downloaded ? 'grow border-success text-success' : 'grow'}
      aria-label={`${label} of ${name}`}
      onClick={() => downloadVcard(contact)}
    >
      <Icon aria-hidden="true" />
      {label}
    </Button>
  );
}
