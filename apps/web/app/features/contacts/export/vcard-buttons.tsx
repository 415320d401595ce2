import type { VcardVersion } from '@cardsift/contacts/vcard/format-properties';
import { ChevronDown } from 'lucide-react';
import { Button } from '#app/components/ui/button.tsx';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuTrigger,
} from '#app/components/ui/dropdown-menu.tsx';

const VERSIONS: VcardVersion[] = ['3.0', '4.0'];

/** Downloads the selected contacts as vCards 3.0, or from a menu as those of another version. */
export function VcardButtons({ onDownload }: { onDownload(version?: VcardVersion): void }) {
  return (
    <div className="flex">
      <Button variant="outline" size="sm" className="rounded-r-none" onClick={() => onDownload()}>
        Download vCards
      </Button>
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <Button
            variant="outline"
            size="sm"
            className="-ml-px rounded-l-none px-0.5"
            aria-label="vCard versions"
          >
            <ChevronDown aria-hidden="true" />
          </Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent align="end">
          <DropdownMenuLabel>Download selected as</DropdownMenuLabel>
          {VERSIONS.map((version) => (
            <DropdownMenuItem key={version} onSelect={() => onDownload(version)}>
              vCard {version}
            </DropdownMenuItem>
          ))}
        </DropdownMenuContent>
      </DropdownMenu>
    </div>
  );
}
