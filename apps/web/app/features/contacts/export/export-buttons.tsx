import type { ContactRecord } from '@cardsift/contacts/contact-record';
import { CSV_PROGRAMS, type CsvProgram } from '@cardsift/contacts/csv/csv-programs';
import { useQuery } from '@tanstack/react-query';
import { ChevronDown, FileSpreadsheet } from 'lucide-react';
import { planQuery } from '#app/account/plan/is-pro.ts';
import { PRO_LINK } from '#app/account/plan/pro-link.ts';
import { useUser } from '#app/account/session/auth-context.ts';
import { Button } from '#app/components/ui/button.tsx';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuTrigger,
} from '#app/components/ui/dropdown-menu.tsx';
import { notifyError } from '#app/components/ui/notify.ts';
import { exportCsv } from './export-csv.ts';

interface ExportButtonsProps {
  /** What the filters let through; this is what a CSV holds. */
  contacts: readonly ContactRecord[];
  disabled: boolean;
}

/** Export CSV, in our own columns, and a menu with those of other programs. For Pro members. */
export function ExportButtons({ contacts, disabled }: ExportButtonsProps) {
  const plan = useQuery(planQuery(useUser().id));
  const onExport = (form?: CsvProgram) => {
    if (plan.data?.name === 'Pro') void exportCsv(contacts, form);
    else {
      notifyError(
        'Premium Feature',
        'CSV export is only available for Cardsift Pro members. Upgrade to access this feature.',
        PRO_LINK,
      );
    }
  };
  const isDisabled = disabled || plan.isPending;
  return (
    <div className="flex">
      <Button
        variant="outline"
        // As wide as it may become, so that nothing moves when the plan is known.
        className="min-w-44 rounded-r-none"
        onClick={() => onExport()}
        disabled={isDisabled}
      >
        <FileSpreadsheet aria-hidden="true" />
        {plan.data?.name === 'Free' || plan.isError ? 'Export CSV (Pro)' : 'Export CSV'}
      </Button>
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <Button
            variant="outline"
            className="-ml-px rounded-l-none px-2"
            aria-label="CSV for other programs"
            disabled={isDisabled}
          >
            <ChevronDown aria-hidden="true" />
          </Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent align="end">
          <DropdownMenuLabel>CSV for</DropdownMenuLabel>
          {(Object.keys(CSV_PROGRAMS) as CsvProgram[]).map((form) => (
            <DropdownMenuItem key={form} onSelect={() => onExport(form)}>
              {CSV_PROGRAMS[form]}
            </DropdownMenuItem>
          ))}
        </DropdownMenuContent>
      </DropdownMenu>
    </div>
  );
}
