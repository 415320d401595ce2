import { Badge } from '#app/components/ui/badge.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { ChangeButton } from '../may-change.tsx';

interface Props {
  allSelected: boolean;
  selected: number;
  onToggleAll(): void;
  /** Restores what is selected. */
  onRestore(): void;
  /** Asks whether what is selected shall be deleted for good. */
  onDelete(): void;
  /** The same for all that is there. */
  onEmpty(): void;
}

/** What can be done with several deleted contacts at once. */
export function DeletedActions(props: Props) {
  const { allSelected, selected, onToggleAll, onRestore, onDelete, onEmpty } = props;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields
    <div
      role="group"
      aria-label="Selected contacts"
      className="flex flex-wrap items-center gap-x-1.5 gap-y-2"
    >
      <Button variant="outline" size="sm" onClick={onToggleAll}>
        {allSelected ? 'Deselect All' : 'Select All'}
      </Button>
      {selected > 0 && (
        <>
          <Badge variant="secondary" role="status">
            {selected} selected
          </Badge>
          <ChangeButton size="sm" onClick={onRestore}>
            Restore Selected
          </ChangeButton>
          <ChangeButton variant="destructive" size="sm" onClick={onDelete}>
            Delete for Good
          </ChangeButton>
        </>
      )}
      <ChangeButton variant="outline" size="sm" className="ml-auto" onClick={onEmpty}>
        Empty All
      </ChangeButton>
    </div>
  );
}
