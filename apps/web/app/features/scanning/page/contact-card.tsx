import { Download } from 'lucide-react';
import { Badge } from '#app/components/ui/badge.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { Card, CardContent, CardFooter, CardTitle } from '#app/components/ui/card.tsx';
import type { ScannedContact } from '../batch/job.ts';
import type { ScanSession } from '../batch/scan-session.ts';
import { downloadVcard } from './download-vcard.ts';
import { SavingState } from './saving-state.tsx';

interface ContactCardProps {
  scanned: ScannedContact;
  fileName: string;
  /** «Contact i of n» of its file. */
  position: { i: number; n: number };
  session: Pick<ScanSession, 'undo' | 'save'>;
}

export function ContactCard({ scanned, fileName, position, session }: ContactCardProps) {
  const { contact } = scanned;
  const email = contact.emails[0];
  const phone = contact.phones[0]?.number;
  return (
    <Card className="flex flex-col">
      <CardContent className="flex flex-1 flex-col gap-2">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <Badge variant="outline" className="max-w-full">
            <span className="truncate">From: {fileName}</span>
          </Badge>
          <span className="text-xs text-muted-foreground">
            Contact {position.i} of {position.n}
          </span>
        </div>
        <CardTitle as="h3">{contact.fullName}</CardTitle>
        {contact.title && <p className="text-sm">{contact.title}</p>}
        {contact.org && <p className="text-sm font-medium">{contact.org}</p>}
        {email && <p className="text-sm break-all text-muted-foreground">{email}</p>}
        {phone && <p className="text-sm text-muted-foreground">{phone}</p>}
      </CardContent>
      <CardFooter className="justify-between">
        <SavingState scanned={scanned} session={session} />
        <Button variant="outline" size="sm" onClick={() => downloadVcard(contact)}>
          <Download aria-hidden="true" />
          Download vCard
          <span className="sr-only"> of {contact.fullName}</span>
        </Button>
      </CardFooter>
    </Card>
  );
}
