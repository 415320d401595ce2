import type { ContactRecord } from '@cardsift/contacts/contact-record';
import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { ChangeButton } from '../may-change.tsx';
import { nameOf } from '../name-of.ts';
import { useContactChanges } from '../use-contact-changes.ts';
import { compareRecords } from './compare-records.ts';
import { canUndo, readDeviceSides } from './device-change.ts';
import type { DeviceChange } from './device-changes-query.ts';
import { ValuesTable } from './values-table.tsx';

interface DeviceChangeDetailsProps {
  contact: ContactRecord;
  change: DeviceChange;
}

/** What a phone made of which values, and the way back. */
export function DeviceChangeDetails({ contact, change }: DeviceChangeDetailsProps) {
  const { undoDeviceChange } = useContactChanges();
  const [undoing, setUndoing] = useState(false);
  const { before, after } = readDeviceSides(contact, change);
  const values = compareRecords(before, after).filter(({ left, right }) => left !== right);
  const undo = async () => {
    setUndoing(true);
    await undoDeviceChange(change.id, nameOf(before));
    setUndoing(false);
  };
  return (
    <div className="my-2 flex flex-col items-start gap-2">
      {values.length > 0 && (
        <ValuesTable summary="What was changed" left="Before" right="After" values={values} />
      )}
      {canUndo(contact, change) && (
        <ChangeButton variant="outline" size="sm" busy={undoing} onClick={() => void undo()}>
          <Undo2 aria-hidden="true" />
          Undo change
        </ChangeButton>
      )}
    </div>
  );
}
