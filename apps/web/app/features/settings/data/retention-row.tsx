import { useId, useState } from 'react';
import { getSupabase } from '#app/backend/supabase.ts';
import {
  AlertDialog,
  AlertDialogAction,
  AlertDialogCancel,
  AlertDialogContent,
  AlertDialogDescription,
  AlertDialogFooter,
  AlertDialogTitle,
} from '#app/components/ui/alert-dialog.tsx';
import { notifyError } from '#app/components/ui/notify.ts';
import {
  Select,
  SelectContent,
  SelectItem,
  SelectTrigger,
  SelectValue,
} from '#app/components/ui/select.tsx';
import { SettingRow } from '../setting-row.tsx';
import type { SettingsState } from '../use-settings.ts';

interface RetentionChoice {
  days: number | null;
  label: string;
}

const RETENTION_CHOICES: readonly RetentionChoice[] = [
  { days: null, label: 'Keep forever' },
  { days: 30, label: 'After 30 days' },
  { days: 90, label: 'After 90 days' },
  { days: 180, label: 'After 180 days' },
  { days: 365, label: 'After 1 year' },
  { days: 730, label: 'After 2 years' },
  { days: 1825, label: 'After 5 years' },
];

/** The choices, with the stored rule among them when another client has set one of its own. */
function choicesWith(stored: number | null): readonly RetentionChoice[] {
  if (RETENTION_CHOICES.some(({ days }) => days === stored)) return RETENTION_CHOICES;
  return [...RETENTION_CHOICES, { days: stored, label: `After ${stored} days` }];
}

/** How many contacts a rule would delete at once, by the clock that deletes. Throws the backend's error. */
async function countOlderContacts(days: number): Promise<number> {
  const { data } = await getSupabase().rpc('count_contacts_older_than', { days }).throwOnError();
  return data;
}

interface AskedRule {
  days: number;
  /** How many contacts it deletes at once. */
  deletes: number;
}

export function RetentionRow({ settings, saving, change }: SettingsState) {
  const id = useId();
  const [asked, setAsked] = useState<AskedRule | null>(null);
  const stored = settings?.deleteContactsAfterDays ?? null;

  async function choose(value: string) {
    const days = value === 'never' ? null : Number(value);
    if (days === null) return change({ deleteContactsAfterDays: null });
    try {
      const deletes = await countOlderContacts(days);
      if (deletes > 0) setAsked({ days, deletes });
      else change({ deleteContactsAfterDays: days });
    } catch (error) {
      console.error('The contacts could not be counted', error);
      notifyError('Error', 'Failed to save your settings');
    }
  }

  return (
    <SettingRow
      id={id}
      title="Data Retention"
      description="Contacts older than this are deleted for good, by the database itself. They do not stay in Recently Deleted."
    >
      <Select
        value={String(stored ?? 'never')}
        disabled={!settings || saving}
        onValueChange={(value) => void choose(value)}
      >
        <SelectTrigger
          aria-labelledby={id}
          aria-describedby={`${id}-note`}
          className="w-full sm:w-44"
        >
          <SelectValue />
        </SelectTrigger>
        <SelectContent>
          {choicesWith(stored).map(({ days, label }) => (
            <SelectItem key={label} value={String(days ?? 'never')}>
              {label}
            </SelectItem>
          ))}
        </SelectContent>
      </Select>
      <AlertDialog open={asked !== null} onOpenChange={(open) => !open && setAsked(null)}>
        <AlertDialogContent>
          <AlertDialogTitle>Delete older contacts?</AlertDialogTitle>
          <AlertDialogDescription>
            {asked?.deletes} of your contacts {asked?.deletes === 1 ? 'is' : 'are'} older than{' '}
            {asked?.days} days and will be deleted now. This cannot be undone.
          </AlertDialogDescription>
          <AlertDialogFooter>
            <AlertDialogCancel>Cancel</AlertDialogCancel>
            <AlertDialogAction
              variant="destructive"
              onClick={() => asked && change({ deleteContactsAfterDays: asked.days })}
            >
              Delete and keep the rule
            </AlertDialogAction>
          </AlertDialogFooter>
        </AlertDialogContent>
      </AlertDialog>
    </SettingRow>
  );
}
