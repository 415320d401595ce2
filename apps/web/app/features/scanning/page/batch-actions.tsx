import { Button } from '#app/components/ui/button.tsx';
import { focusMainHeading } from '#app/components/ui/return-focus.ts';

interface BatchActionsProps {
  /** Selected files that are not read yet. */
  selected: number;
  disabled: boolean;
  onStart(): void;
  onClear(): void;
}

/** Starts the batch, or clears the page. */
export function BatchActions({ selected, disabled, onStart, onClear }: BatchActionsProps) {
  function clear() {
    // The button goes with what it clears.
    focusMainHeading();
    onClear();
  }

  return (
    <div className="flex flex-wrap gap-3">
      {selected > 0 && (
        <Button disabled={disabled} onClick={onStart}>
          Process {selected} Card(s)
        </Button>
      )}
      <Button variant="outline" disabled={disabled} onClick={clear}>
        Clear All
      </Button>
    </div>
  );
}
