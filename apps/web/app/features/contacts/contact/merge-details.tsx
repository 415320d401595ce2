import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { ChangeButton } from '../change-button.tsx';
import { nameOf } from '../name-of.ts';
import { useContactChanges } from '../use-contact-changes.ts';
import { listMergedValues, readSides } from './merged-values.ts';
import type { Merge } from './merges-query.ts';

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
      <details className="w-full">
        <summary className="w-fit cursor-pointer rounded-xs text-link focus-ring hover:underline">
          Values of both
        </summary>
        <table className="mt-2 w-full table-fixed text-left text-xs">
          <thead>
            <tr className="align-top text-muted-foreground">
              <th scope="col" className="w-24 py-1 pr-2 font-medium">
                <span className="sr-only">Field</span>
              </th>
              <th scope="col" className="py-1 pr-2 font-medium">
                {nameOf(kept)}
              </th>
              <th scope="col" className="py-1 font-medium">
                {nameOf(gone)}
              </th>
            </tr>
          </thead>
          <tbody>
            {listMergedValues(merge).map((value) => (
              <tr key={value.label} className="border-t border-border align-top">
                <th scope="row" className="py-1 pr-2 font-medium text-muted-foreground">
                  {value.label}
                </th>
                <td className="py-1 pr-2 whitespace-pre-line">{value.kept}</td>
                <td className="py-1 whitespace-pre-line">{value.gone}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
      {isNewest && (
        <ChangeButton variant="outline" size="sm" busy={undoing} onClick={() => void undo()}>
          <Undo2 aria-hidden="true" />
          Undo merge
        </ChangeButton>
      )}
    </div>
  );
}
