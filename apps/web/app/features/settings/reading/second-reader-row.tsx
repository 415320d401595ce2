import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { describeSecondReader, secondReaderQuery } from '#app/backend/workflow/second-reader.ts';
import { Switch } from '#app/components/ui/switch.tsx';
import { SettingRow } from '../setting-row.tsx';
import type { SettingsState } from '../use-settings.ts';

/** Who else sees this person's cards, and whether they may; nothing where nobody else does. */
export function SecondReaderRow({
  settings,
  saving,
  change,
}: Pick<SettingsState, 'settings' | 'saving' | 'change'>) {
  const id = useId();
  const { data: secondReader } = useQuery(secondReaderQuery);
  if (!secondReader) return null;
  return (
    <SettingRow id={id} title="Second reader" description={describeSecondReader(secondReader)}>
      <Switch
        aria-labelledby={id}
        aria-describedby={`${id}-note`}
        checked={settings?.secondReader ?? false}
        disabled={!settings || saving}
        onCheckedChange={(on) => change({ secondReader: on })}
      />
    </SettingRow>
  );
}
