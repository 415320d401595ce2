import type { Database } from '@cardsift/backend/database.types';
import type { Backend } from '#app/backend/supabase.ts';

type Row<Table extends keyof Database['public']['Tables']> =
  Database['public']['Tables'][Table]['Row'];

/** Everything the tables hold of a person. */
export interface StoredData {
  contacts: Row<'business_card_records'>[];
  linkedinProfiles: Row<'linkedin_enrichments'>[];
  merges: Row<'contact_merges'>[];
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
  const [profile, plan, settings] = await Promise.all([
    client.from('profiles').select('*').eq('id', userId).maybeSingle().throwOnError(),
    client.from('users').select('*').eq('id', userId).maybeSingle().throwOnError(),
    client.from('user_settings').select('*').eq('user_id', userId).maybeSingle().throwOnError(),
  ]);
  return {
    contacts,
    linkedinProfiles,
    merges,
    profile: profile.data,
    plan: plan.data,
    settings: settings.data,
  };
}

/** A Supabase backend answers with at most this many rows unless its operator changed that. */
const PAGE_SIZE = 1_000;

/** Asks on until a page is empty, because a backend may give fewer rows than asked for. */
async function fetchAllRows<T>(
  fetchPage: (from: number, to: number) => PromiseLike<{ data: T[] }>,
): Promise<T[]> {
  const rows: T[] = [];
  for (;;) {
    const { data } = await fetchPage(rows.length, rows.length + PAGE_SIZE - 1);
    if (data.length === 0) return rows;
    rows.push(...data);
  }
}
