import type { Tables } from '@cardsift/backend/database.types';
import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { getSupabase } from '#app/backend/supabase.ts';

export type Profile = Tables<'profiles'>;

/** As the database has it. */
const MAX_LENGTH = 500;

const optionalText = z
  .string()
  .trim()
  .max(MAX_LENGTH, `Please use at most ${MAX_LENGTH} characters`)
  .transform((text) => (text === '' ? null : text));

/** The form's values as they are stored: trimmed, and null instead of an empty text. */
export const profileSchema = z.object({ fullName: optionalText, industry: optionalText });

export type ProfileDetails = z.output<typeof profileSchema>;

export const profileKey = (userId: string) => ['profile', userId] as const;

/** The stored profile; null when the person has not saved one yet. */
export const profileQuery = (userId: string) =>
  queryOptions({
    queryKey: profileKey(userId),
    queryFn: async ({ signal }): Promise<Profile | null> => {
      const { data } = await getSupabase()
        .from('profiles')
        .select('*')
        .eq('id', userId)
        .abortSignal(signal)
        .maybeSingle()
        .throwOnError();
      return data;
    },
  });

/** Stores the details and gives back the whole saved row. Throws the backend's error. */
export async function saveProfile(userId: string, details: ProfileDetails): Promise<Profile> {
  const { data } = await getSupabase()
    .from('profiles')
    .upsert({
      id: userId,
      full_name: details.fullName,
      industry: details.industry,
      updated_at: new Date().toISOString(),
    })
    .select()
    .single()
    .throwOnError();
  return data;
}
