import { Building2, FileSpreadsheet } from 'lucide-react';
import { Button } from '#app/components/ui/button.tsx';
import { Card } from '#app/components/ui/card.tsx';
import { AskSupport, mailTo } from '#app/layouts/support.tsx';

const ENTERPRISE_ITEMS = ['Multi-user accounts', 'Custom integrations', 'Priority support'];

export function PaidServices() {
  return (
    <div className="grid grid-cols-1 gap-6 md:grid-cols-2">
      <Card className="flex flex-col gap-4 p-6">
        <FileSpreadsheet className="size-6 text-link" aria-hidden="true" />
        <h2 className="font-display text-xl font-semibold">Custom CSV export</h2>
        <p className="flex-1 text-muted-foreground">
          Your CRM wants its columns in a certain order, or under certain names? Tell us which, and
          we prepare the file for you. This is a paid service.
        </p>
        <MailButton subject="Custom CSV export for the Pro plan">
          Ask for a custom export
        </MailButton>
      </Card>
      <Card className="flex flex-col gap-4 p-6">
        <Building2 className="size-6 text-link" aria-hidden="true" />
        <h2 className="font-display text-xl font-semibold">Organizations and enterprise</h2>
        <ul className="flex-1 list-inside list-disc text-muted-foreground">
          {ENTERPRISE_ITEMS.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
        <MailButton subject="Enterprise enquiry">Talk to us</MailButton>
      </Card>
    </div>
  );
}

function MailButton({ subject, children }: { subject: string; children: string }) {
  const href = mailTo(subject);
  if (!href) {
    return (
      <p className="text-sm font-medium">
        <AskSupport subject={subject} />.
      </p>
    );
  }
  return (
    <Button asChild variant="outline" className="w-fit">
      <a href={href}>{children}</a>
    </Button>
  );
}
