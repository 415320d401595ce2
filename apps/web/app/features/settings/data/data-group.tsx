import { Database } from 'lucide-react';
import { SettingsGroup } from '../settings-group.tsx';
import type { SettingsState } from '../use-settings.ts';
import { ExportRow } from './export-row.tsx';
import { RetentionRow } from './retention-row.tsx';

export function DataGroup({ state }: { state: SettingsState }) {
  return (
    <SettingsGroup title="Data Management" icon={Database}>
      <ExportRow />
      <RetentionRow {...state} />
    </SettingsGroup>
  );
}
