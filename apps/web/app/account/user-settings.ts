import {
  DEFAULT_NAME_SCRIPT,
  type NameScript,
  nameScriptSchema,
} from '@cardsift/contacts/names/name-script';
import { queryOptions } from '@tanstack/react-query';
import { getSupabase } from '#app/backend/supabase.ts';
import { nameScriptKey } from '#app/browser/local-storage.ts';

export interface UserSettings {
  emailNotifications: boolean;
  processingAlerts: boolean;
  /** Whether a second reader, where the operator has one, may see this person's cards. */
  secondReader: boolean;
  /** Which name comes first of those that a card prints in two scripts. */
  namesInScripts: NameScript;
  /** Contacts older than this many days are deleted; null keeps them. */
  deleteContactsAfterDays: number | null;
}

/** The defaults, until somebody chooses otherwise. */
const DEFAULTS: UserSettings = {
  emailNotifications: false,
  processingAlerts: false,
  secondReader: true,
  namesInScripts: DEFAULT_NAME_SCRIPT,
  deleteContactsAfterDays: null,
};

export const userSettingsKey = (userId: string) => ['user-settings', userId] as const;

export const userSettingsQuery = (userId: string) =>
  queryOptions({
    queryKey: userSettingsKey(userId),
    queryFn: async ({ signal }): Promise<UserSettings> => {
      const { data } = await getSupabase()
        .from('user_settings')
        .select(
          'email_notifications, processing_alerts, second_reader, names_in_scripts, delete_contacts_after_days',
        )
        .eq('user_id', userId)
        .abortSignal(signal)
        .maybeSingle()
        .throwOnError();
      if (data === null) return DEFAULTS;
      return {
        emailNotifications: data.email_notifications,
        processingAlerts: data.processing_alerts,
        secondReader: data.second_reader,
        namesInScripts: keepNameScript(userId, data.names_in_scripts),
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
      names_in_scripts: settings.namesInScripts,
      delete_contacts_after_days: settings.deleteContactsAfterDays,
    })
    .throwOnError();
  keepNameScript(userId, settings.namesInScripts);
}

/** Remembers the choice on this device, which reads cards without a network too. */
function keepNameScript(userId: string, stored: string): NameScript {
  const script = nameScriptSchema.catch(DEFAULTS.namesInScripts).parse(stored);
  try {
    localStorage.setItem(nameScriptKey(userId), script);
  } catch (error) {
    console.warn('This browser does not remember the script of names', error);
  }
  return script;
}

/** Which name comes first, as far as this device knows. */
export function readNameScript(userId: string): NameScript {
  const { namesInScripts } = DEFAULTS;
  try {
    return nameScriptSchema
      .catch(namesInScripts)
      .parse(localStorage.getItem(nameScriptKey(userId)));
  } catch {
    return namesInScripts;
  }
}
