import { Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#app/components/ui/button.tsx';

interface RemovableRowProps {
  /** What the row holds, such as «Email 2». */
  name: string;
  onRemove(): void;
  children: ReactNode;
}

/** One value of a list, with the button that takes it out. */
export function RemovableRow({ name, onRemove, children }: RemovableRowProps) {
  return (
    <div className="flex items-start gap-2">
      <div className="min-w-0 flex-1">{children}</div>
      <Button
        variant="ghost"
        size="icon"
        className="mt-6.5"
        aria-label={`Remove ${name}`}
        onClick={onRemove}
      >
        <Trash2 aria-hidden="true" />
      </Button>
    </div>
  );
}
