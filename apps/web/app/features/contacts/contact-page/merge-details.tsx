import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { ChangeButton } from '../may-change.tsx';
import { nameOf } from '../name-of.ts';
import { useContactChanges } from '../use-contact-changes.ts';
import { compareRecords } from './compare-records.ts';
import { type Merge, readSides } from './merges-query.ts';
import { ValuesTable } from './values-table.tsx';

interface MergeDetailsProps {
  merge: Merge;
  /** Merges are undone newest first. */
  isNewest: boolean;
}

/** The values of both contacts that became one, and the way back. */
export function MergeDetails({ merge, isNewest }: MergeDetailsProps) {
  const { undoMerge } = useContactChanges();
  const [undoing, setUndoing] = useState(false);
  const { kept, gone } = readSides(merge);
  const undo = async () => {
    setUndoing(true);
    await undoMerge(merge.id, `${nameOf(kept)} and ${nameOf(gone)}`);
    setUndoing(false);
  };
  return (
    <div className="my-2 flex flex-col items-start gap-2">
      <ValuesTable
        summary="Values of both"
        left={nameOf(kept)}
        right={nameOf(gone)}
        values={compareRecords(kept, gone)}
      />
      {isNewest && (
        <ChangeButton variant="outline" size="sm" busy={undoing} onClick={() => void undo()}>
          <Undo2 aria-hidden="true" />
          Undo merge
        </ChangeButton>
      )}
    </div>
  );
}
