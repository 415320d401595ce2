import { Trash2 } from 'lucide-react';
import { Button } from '#app/components/ui/button.tsx';
import { inMegabytes } from '#app/device-reader/describe-reader.ts';
import type { KeptFiles } from '#app/device-reader/kept-files.ts';

interface KeptSizeProps {
  kept: Pick<KeptFiles, 'storedBytes'>;
  /** The name of the button where “Remove” alone does not say what. */
  label?: string;
  onRemove(): void;
}

/** How much room downloaded files take, and their removal. */
export function KeptSize({ kept, label, onRemove }: KeptSizeProps) {
  return (
    <div className="flex items-center justify-between gap-3 sm:w-64">
      <p className="text-sm text-muted-foreground">
        {inMegabytes(kept.storedBytes)} on this device
      </p>
      <Button variant="outline" size="sm" aria-label={label} onClick={onRemove}>
        <Trash2 aria-hidden="true" /> Remove
      </Button>
    </div>
  );
}
