import { queryOptions } from '@tanstack/react-query';
import { getSupabase } from '#app/backend/supabase.ts';

export interface UserSettings {
  emailNotifications: boolean;
  processingAlerts: boolean;
  /** Whether a second reader, where the operator has one, may see this person's cards. */
  secondReader: boolean;
  /** Contacts older than this many days are deleted; null keeps them. */
  deleteContactsAfterDays: number | null;
}

/** The defaults, until somebody chooses otherwise. */
const DEFAULTS: UserSettings = {
  emailNotifications: false,
  processingAlerts: false,
  secondReader: true,
  deleteContactsAfterDays: null,
};

export const userSettingsKey = (userId: string) => ['user-settings', userId] as const;

export const userSettingsQuery = (userId: string) =>
  queryOptions({
    queryKey: userSettingsKey(userId),
    queryFn: async ({ signal }): Promise<UserSettings> => {
      const { data } = await getSupabase()
        .from('user_settings')
        .select('email_notifications, processing_alerts, second_reader, delete_contacts_after_days')
        .eq('user_id', userId)
        .abortSignal(signal)
        .maybeSingle()
        .throwOnError();
      if (data === null) return DEFAULTS;
      return {
        emailNotifications: data.email_notifications,
        processingAlerts: data.processing_alerts,
        secondReader: data.second_reader,
        deleteContactsAfterDays: data.delete_contacts_after_days,
      };
    },
  });

/** Stores all settings at once. Throws the backend's error. */
export async function saveUserSettings(userId: string, settings: UserSettings): Promise<void> {
  await getSupabase()
    .from('user_settings')
    .upsert({
      user_id: userId,
      email_notifications: settings.emailNotifications,
      processing_alerts: settings.processingAlerts,
      second_reader: settings.secondReader,
      delete_contacts_after_days: settings.deleteContactsAfterDays,
    })
    .throwOnError();
}
