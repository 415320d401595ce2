import { Button } from '#app/components/ui/button.tsx';
import { Spinner } from '#app/components/ui/spinner.tsx';

interface EditorActionsProps {
  editing: boolean;
  /** Whether there is a code already, which an edit replaces. */
  hasCode: boolean;
  isSubmitting: boolean;
  onEdit(): void;
  onCancel(): void;
}

/** Makes the code or opens the form. Stands inside the form that it submits. */
export function EditorActions(props: EditorActionsProps) {
  const { editing, hasCode, isSubmitting, onEdit, onCancel } = props;
  return (
    <div className="flex flex-wrap gap-2">
      {/* Keys, because a button that turns into a submit button while it is clicked submits. */}
      {editing ? (
        <Button key="submit" type="submit" busy={isSubmitting}>
          {isSubmitting && <Spinner label="" />}
          {hasCode ? 'Update QR Code' : 'Generate QR Code'}
        </Button>
      ) : (
        <Button key="edit" onClick={onEdit}>
          Edit
        </Button>
      )}
      {editing && hasCode && (
        <Button variant="outline" disabled={isSubmitting} onClick={onCancel}>
          Cancel
        </Button>
      )}
    </div>
  );
}
