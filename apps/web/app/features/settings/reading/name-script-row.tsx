import {
  DEFAULT_NAME_SCRIPT,
  NAME_SCRIPTS,
  type NameScript,
} from '@cardsift/contacts/names/name-script';
import { useId } from 'react';
import {
  Select,
  SelectContent,
  SelectItem,
  SelectTrigger,
  SelectValue,
} from '#app/components/ui/select.tsx';
import { SettingRow } from '../setting-row.tsx';
import type { SettingsState } from '../use-settings.ts';

const LABELS: Record<NameScript, string> = {
  larger: 'As printed larger (default)',
  native: 'Native script first',
  latin: 'Latin letters first',
};

/** Which name comes first of a card that prints two: 山田 太郎 and Taro Yamada. */
export function NameScriptRow({
  settings,
  saving,
  change,
}: Pick<SettingsState, 'settings' | 'saving' | 'change'>) {
  const id = useId();
  return (
    <SettingRow
      id={id}
      title="Names in other scripts"
      description={
        <>
          A card may print a name twice: <span lang="ja">山田 太郎</span> and Taro Yamada. Both are
          kept and found. This says which one is the contact’s name, with the title and organization
          to match. It counts for cards that you scan from now on.
        </>
      }
    >
      <Select
        value={settings?.namesInScripts ?? DEFAULT_NAME_SCRIPT}
        disabled={!settings || saving}
        onValueChange={(value) => change({ namesInScripts: value as NameScript })}
      >
        <SelectTrigger
          aria-labelledby={id}
          aria-describedby={`${id}-note`}
          className="w-full sm:w-64"
        >
          <SelectValue />
        </SelectTrigger>
        <SelectContent>
          {NAME_SCRIPTS.map((script) => (
            <SelectItem key={script} value={script}>
              {LABELS[script]}
            </SelectItem>
          ))}
        </SelectContent>
      </Select>
    </SettingRow>
  );
}
