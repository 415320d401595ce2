import { getSupabase } from '#app/backend/supabase.ts';
import type { ProfileDetails } from '../profile-schema.ts';
import type { Profile } from './profile-query.ts';

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
