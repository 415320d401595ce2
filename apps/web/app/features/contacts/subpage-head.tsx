import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Button } from '#app/components/ui/button.tsx';

interface ListPageHeadProps {
  title: string;
  /** What stands below the title. */
  children: ReactNode;
}

/** The head of a page about the whole list of contacts, with the way back to it. */
export function SubpageHead({ title, children }: ListPageHeadProps) {
  return (
    <div className="flex flex-col gap-2">
      <Button asChild variant="ghost" size="sm" className="-ml-3 self-start">
        <Link to="/dashboard/contacts">
          <ArrowLeft aria-hidden="true" />
          My Contacts
        </Link>
      </Button>
      <h1 className="font-display text-3xl font-semibold">{title}</h1>
      {children}
    </div>
  );
}
