import { TriangleAlert } from 'lucide-react';
import { useId } from 'react';
import { Badge } from '#app/components/ui/badge.tsx';
import { Label } from '#app/components/ui/label.tsx';
import { Switch } from '#app/components/ui/switch.tsx';
import { ChangeButton } from '../may-change.tsx';

interface DuplicatesBarProps {
  /** Contacts in the view. */
  found: number;
  /** Contacts that have a duplicate. */
  duplicates: number;
  duplicatesOnly: boolean;
  onToggle(duplicatesOnly: boolean): void;
  onMerge(): void;
}

/** How many contacts are shown, and what to do about those that seem to be there twice. */
export function DuplicatesBar(props: DuplicatesBarProps) {
  const { found, duplicates, duplicatesOnly, onToggle, onMerge } = props;
  const id = useId();
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p role="status" className="text-sm text-muted-foreground">
          {found} contacts found
        </p>
        <div className="flex items-center gap-2">
          <Switch id={id} checked={duplicatesOnly} onCheckedChange={onToggle} />
          <Label htmlFor={id} className="flex cursor-pointer items-center gap-2">
            Show Duplicates Only
            <Badge variant={duplicates > 0 ? 'warning' : 'outline'}>{duplicates}</Badge>
          </Label>
        </div>
      </div>
      {duplicates > 0 && (
        <div className="flex flex-wrap items-center gap-3 rounded-lg bg-warning-soft px-4 py-2 text-sm text-warning">
          <TriangleAlert className="size-4 shrink-0" aria-hidden="true" />
          <p className="min-w-0 flex-1">{duplicates} potential duplicates found</p>
          <ChangeButton variant="outline" size="sm" onClick={onMerge}>
            Merge duplicates
          </ChangeButton>
        </div>
      )}
    </div>
  );
}
