import { Database } from 'lucide-react';
import { SettingsGroup } from '../settings-group.tsx';
import type { SettingsState } from '../use-settings.ts';
import { DeletedRow } from './deleted-row.tsx';
import { ExportRow } from './export-row.tsx';
import { RetentionRow } from './retention-row.tsx';
import { StorageRow } from './storage-row.tsx';

export function DataGroup({ state }: { state: SettingsState }) {
  return (
    <SettingsGroup title="Data Management" icon={Database}>
      <StorageRow />
      <ExportRow />
      <DeletedRow />
      <RetentionRow {...state} />
    </SettingsGroup>
  );
}
