import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  saveUserSettings,
  type UserSettings,
  userSettingsKey,
  userSettingsQuery,
} from '#app/account/user-settings.ts';
import { notifySaveFailure } from '#app/backend/storage/notify-save-failure.ts';
import { storageUsageQuery } from '#app/backend/storage/storage-usage.ts';
import { notify } from '#app/components/ui/notify.ts';
import { deleteContactsInParts } from './delete-contacts-in-parts.ts';

/** The stored settings (undefined until they are known), and a way to change some of them. */
export function useSettings(userId: string) {
  const queryClient = useQueryClient();
  const query = useQuery(userSettingsQuery(userId));
  const settings = query.data;
  const { mutate, isPending } = useMutation({
    mutationFn: async (changed: UserSettings) => {
      await saveUserSettings(userId, changed);
      if (changed.deleteContactsAfterDays !== null) await deleteOutlivedContacts();
    },
    // Shown at once, taken back when the backend refuses.
    onMutate: (changed) => {
      queryClient.setQueryData(userSettingsKey(userId), changed);
      return { before: settings };
    },
    onSuccess: () => {
      notify('Settings saved');
      // A rule may have deleted contacts.
      void queryClient.invalidateQueries(storageUsageQuery(userId));
    },
    onError: (error, _changed, context) => {
      queryClient.setQueryData(userSettingsKey(userId), context?.before);
      console.error('The settings could not be saved', error);
      notifySaveFailure(error, 'Failed to save your settings');
    },
  });
  const change = (changes: Partial<UserSettings>) => {
    if (settings) mutate({ ...settings, ...changes });
  };
  return { settings, failed: query.isError, reload: query.refetch, change, saving: isPending };
}

/** The rule itself has deleted some thousands; what this does not reach goes within the hour. */
async function deleteOutlivedContacts(): Promise<void> {
  await deleteContactsInParts({ onlyOutlived: true }).catch((error: unknown) =>
    console.warn('The database deletes the rest of the old contacts', error),
  );
}

export type SettingsState = ReturnType<typeof useSettings>;
