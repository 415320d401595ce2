import type { Database } from '@cardsift/backend/database.types';
import { fetchAllRows } from '#app/backend/fetch-all-rows.ts';
import type { Backend } from '#app/backend/supabase.ts';

type Row<Table extends keyof Database['public']['Tables']> =
  Database['public']['Tables'][Table]['Row'];

/** Everything the tables hold of a person. */
export interface StoredData {
  contacts: Row<'business_card_records'>[];
  linkedinProfiles: Row<'linkedin_enrichments'>[];
  merges: Row<'contact_merges'>[];
  deviceChanges: Row<'device_changes'>[];
  deletedContacts: Row<'deleted_contacts'>[];
  profile: Row<'profiles'> | null;
  plan: Row<'users'> | null;
  settings: Row<'user_settings'> | null;
}

/** Rejects with the backend's error when any part cannot be read: half an export is no export. */
export async function fetchEverything(client: Backend, userId: string): Promise<StoredData> {
  const contacts = await fetchAllRows((from, to) =>
    client
      .from('business_card_records')
      .select('*')
      .eq('user_id', userId)
      .order('created_at', { ascending: false })
      .order('id')
      .range(from, to)
      .throwOnError(),
  );
  const linkedinProfiles = await fetchAllRows((from, to) =>
    client
      .from('linkedin_enrichments')
      .select('*')
      .eq('user_id', userId)
      .order('id')
      .range(from, to)
      .throwOnError(),
  );
  const merges = await fetchAllRows((from, to) =>
    client
      .from('contact_merges')
      .select('*')
      .eq('user_id', userId)
      .order('id')
      .range(from, to)
      .throwOnError(),
  );
  const deviceChanges = await fetchAllRows((from, to) =>
    client
      .from('device_changes')
      .select('*')
      .eq('user_id', userId)
      .order('id')
      .range(from, to)
      .throwOnError(),
  );
  const deletedContacts = await fetchAllRows((from, to) =>
    client
      .from('deleted_contacts')
      .select('*')
      .eq('user_id', userId)
      .order('deleted_at', { ascending: false })
      .order('id')
      .range(from, to)
      .throwOnError(),
  );
  const [profile, plan, settings] = await Promise.all([
    client.from('profiles').select('*').eq('id', userId).maybeSingle().throwOnError(),
    client.from('users').select('*').eq('id', userId).maybeSingle().throwOnError(),
    client.from('user_settings').select('*').eq('user_id', userId).maybeSingle().throwOnError(),
  ]);
  return {
    contacts,
    linkedinProfiles,
    merges,
    deviceChanges,
    deletedContacts,
    profile: profile.data,
    plan: plan.data,
    settings: settings.data,
  };
}
