import { ScanText } from 'lucide-react';
import { SettingsGroup } from '../settings-group.tsx';
import type { SettingsState } from '../use-settings.ts';
import { NameScriptRow } from './name-script-row.tsx';
import { PacksRow } from './packs-row.tsx';
import { SecondReaderRow } from './second-reader-row.tsx';
import { ServerOrDeviceRow } from './server-or-device-row.tsx';

/** How cards are read, and where. */
export function ReadingGroup(state: SettingsState) {
  return (
    <SettingsGroup title="Reading" icon={ScanText}>
      <NameScriptRow {...state} />
      <ServerOrDeviceRow />
      <PacksRow />
      <SecondReaderRow {...state} />
    </SettingsGroup>
  );
}
