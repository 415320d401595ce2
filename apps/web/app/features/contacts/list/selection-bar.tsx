import type { VcardVersion } from '@cardsift/contacts/vcard/format-properties';
import { Badge } from '#app/components/ui/badge.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { MAX_SEARCHES } from '#app/limits.ts';
import { VcardButtons } from '../export/vcard-buttons.tsx';
import { ChangeButton } from '../may-change.tsx';

interface SelectionBarProps {
  selected: number;
  /** Selected contacts that the filters hide. */
  hidden: number;
  allSelected: boolean;
  onToggleAll(): void;
  onAddTags(): void;
  onSetMeeting(): void;
  onDownload(version?: VcardVersion): void;
  onMerge(): void;
  onFindLinkedin(): void;
  onDelete(): void;
}

/**
 * What can be done with several contacts at once. Without icons, so that all of it fits on one line of a desk:
 * the grid below holds still while contacts are selected.
 */
export function SelectionBar(props: SelectionBarProps) {
  const { selected, hidden, allSelected } = props;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields
    <div
      role="group"
      aria-label="Selected contacts"
      className="flex flex-wrap items-center gap-x-1.5 gap-y-2"
    >
      <Button variant="outline" size="sm" onClick={props.onToggleAll}>
        {allSelected ? 'Deselect All' : 'Select All'}
      </Button>
      {selected > 0 && (
        <>
          <Badge variant="secondary" role="status">
            {selected} selected{hidden > 0 && ` (${hidden} not shown)`}
          </Badge>
          <ChangeButton variant="outline" size="sm" onClick={props.onAddTags}>
            Add Tags
          </ChangeButton>
          <ChangeButton variant="outline" size="sm" onClick={props.onSetMeeting}>
            Met at
          </ChangeButton>
          <VcardButtons onDownload={props.onDownload} />
          {selected === 2 && (
            <ChangeButton variant="outline" size="sm" onClick={props.onMerge}>
              Merge
            </ChangeButton>
          )}
          {selected <= MAX_SEARCHES && (
            <ChangeButton variant="outline" size="sm" onClick={props.onFindLinkedin}>
              Find on LinkedIn
            </ChangeButton>
          )}
          <ChangeButton variant="destructive" size="sm" onClick={props.onDelete}>
            Delete Selected
          </ChangeButton>
        </>
      )}
    </div>
  );
}
