import { CalendarDays, Download, Merge, Tag, Trash2, UserSearch } from 'lucide-react';
import { Badge } from '#app/components/ui/badge.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { ChangeButton } from '../change-button.tsx';

/** Each search is a request of its own; new contacts are searched without asking anyway. */
const MAX_SEARCHES = 50;

interface SelectionBarProps {
  selected: number;
  /** Selected contacts that the filters hide. */
  hidden: number;
  allSelected: boolean;
  onToggleAll(): void;
  onAddTags(): void;
  onSetMeeting(): void;
  onDownload(): void;
  onMerge(): void;
  onFindLinkedin(): void;
  onDelete(): void;
}

/** What can be done with several contacts at once. */
export function SelectionBar(props: SelectionBarProps) {
  const { selected, hidden, allSelected } = props;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields
    <div role="group" aria-label="Selected contacts" className="flex flex-wrap items-center gap-2">
      <Button variant="outline" size="sm" onClick={props.onToggleAll}>
        {allSelected ? 'Deselect All' : 'Select All'}
      </Button>
      {selected > 0 && (
        <>
          <Badge variant="secondary" role="status">
            {selected} selected{hidden > 0 && ` (${hidden} not shown)`}
          </Badge>
          <ChangeButton variant="outline" size="sm" onClick={props.onAddTags}>
            <Tag aria-hidden="true" />
            Add Tags
          </ChangeButton>
          <ChangeButton variant="outline" size="sm" onClick={props.onSetMeeting}>
            <CalendarDays aria-hidden="true" />
            Met at
          </ChangeButton>
          <Button variant="outline" size="sm" onClick={props.onDownload}>
            <Download aria-hidden="true" />
            Download vCards
          </Button>
          {selected === 2 && (
            <ChangeButton variant="outline" size="sm" onClick={props.onMerge}>
              <Merge aria-hidden="true" />
              Merge
            </ChangeButton>
          )}
          {selected <= MAX_SEARCHES && (
            <ChangeButton variant="outline" size="sm" onClick={props.onFindLinkedin}>
              <UserSearch aria-hidden="true" />
              Find on LinkedIn
            </ChangeButton>
          )}
          <ChangeButton variant="destructive" size="sm" onClick={props.onDelete}>
            <Trash2 aria-hidden="true" />
            Delete Selected
          </ChangeButton>
        </>
      )}
    </div>
  );
}
