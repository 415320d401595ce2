import type { ContactRecord } from '@cardsift/contacts/contact-record';
import {
  CalendarDays,
  ChevronDown,
  Contact,
  Sparkles,
  Tag,
  Trash2,
  Upload,
  UserPlus,
} from 'lucide-react';
import { memo, useMemo } from 'react';
import { Link } from 'react-router';
import { Button } from '#app/components/ui/button.tsx';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '#app/components/ui/dropdown-menu.tsx';
import type { OpenDialog } from './dialogs/open-dialog.ts';
import { downloadVcards } from './export/download-contacts.ts';
import { ExportButtons } from './export/export-buttons.tsx';
import { useMayChange } from './may-change.tsx';

interface PageHeaderProps {
  contacts: ContactRecord[];
  /** What the filters let through; this is what a CSV holds. */
  visible: ContactRecord[];
  loaded: boolean;
  onOpen(dialog: OpenDialog): void;
}

/** The title, and what can be done with the whole list. Memoized: a keystroke in the search changes none of it. */
export const ContactsHeader = memo(function ContactsHeader(props: PageHeaderProps) {
  const { contacts, visible, loaded, onOpen } = props;
  const mayChange = useMayChange();
  const today = useMemo(() => addedToday(contacts, new Date()), [contacts]);
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <h1 className="font-display text-3xl font-semibold">My Contacts</h1>
      <div className="flex flex-wrap gap-2">
        <DropdownMenu>
          <DropdownMenuTrigger asChild>
            <Button variant="outline" disabled={!loaded}>
              Manage
              <ChevronDown aria-hidden="true" />
            </Button>
          </DropdownMenuTrigger>
          <DropdownMenuContent align="end">
            <DropdownMenuItem
              disabled={!mayChange}
              onSelect={() => onOpen({ kind: 'edit', contact: null })}
            >
              <UserPlus aria-hidden="true" />
              Add contact
            </DropdownMenuItem>
            <DropdownMenuItem disabled={!mayChange} onSelect={() => onOpen({ kind: 'import' })}>
              <Upload aria-hidden="true" />
              Import .vcf, .csv or .xlsx
            </DropdownMenuItem>
            <DropdownMenuItem
              disabled={!mayChange || today.length === 0}
              onSelect={() => onOpen({ kind: 'tags', contacts: today })}
            >
              <CalendarDays aria-hidden="true" />
              Tag today's contacts ({today.length})
            </DropdownMenuItem>
            <DropdownMenuItem asChild>
              <Link to="/dashboard/contacts/tidy-up">
                <Sparkles aria-hidden="true" />
                Tidy up
              </Link>
            </DropdownMenuItem>
            <DropdownMenuItem asChild>
              <Link to="/dashboard/contacts/labels">
                <Tag aria-hidden="true" />
                Tags and events
              </Link>
            </DropdownMenuItem>
            <DropdownMenuItem asChild>
              <Link to="/dashboard/contacts/deleted">
                <Trash2 aria-hidden="true" />
                Recently deleted
              </Link>
            </DropdownMenuItem>
            <DropdownMenuItem
              disabled={contacts.length === 0}
              onSelect={() => downloadVcards(contacts)}
            >
              <Contact aria-hidden="true" />
              Download all as vCards
            </DropdownMenuItem>
            <DropdownMenuItem
              disabled={contacts.length === 0}
              onSelect={() => downloadVcards(contacts, '4.0')}
            >
              <Contact aria-hidden="true" />
              Download all as vCards 4.0
            </DropdownMenuItem>
          </DropdownMenuContent>
        </DropdownMenu>
        <ExportButtons contacts={visible} disabled={!loaded} />
      </div>
    </div>
  );
});

/** The contacts added since midnight where the user is. */
function addedToday(contacts: readonly ContactRecord[], now: Date): ContactRecord[] {
  const midnight = new Date(now.getFullYear(), now.getMonth(), now.getDate()).getTime();
  return contacts.filter(({ created_at }) => Date.parse(created_at) >= midnight);
}
