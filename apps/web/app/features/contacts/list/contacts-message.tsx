import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Card } from '#app/components/ui/card.tsx';

interface ContactsMessageProps {
  icon: LucideIcon;
  title: string;
  text: string;
  /** What can be done about it. */
  children?: ReactNode;
}

/** Stands where a list would be when there is nothing to list. */
export function ContactsMessage({ icon: Icon, title, text, children }: ContactsMessageProps) {
  return (
    <Card className="flex flex-col items-center gap-3 px-6 py-14 text-center">
      <Icon className="size-10 text-muted-foreground" aria-hidden="true" />
      <h3 className="font-display text-lg font-semibold">{title}</h3>
      <p className="max-w-prose text-sm text-muted-foreground">{text}</p>
      {children}
    </Card>
  );
}
