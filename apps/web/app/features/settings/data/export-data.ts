import type { User } from '@supabase/supabase-js';
import type { QueryClient } from '@tanstack/react-query';
import { judgePlan } from '#app/account/plan/is-pro.ts';
import { downloadCardFiles } from '#app/backend/storage/digital-card-files.ts';
import { getSupabase } from '#app/backend/supabase.ts';
import { secondReaderQuery } from '#app/backend/workflow/second-reader.ts';
import { readLocalCard } from '#app/browser/local-storage.ts';
import { saveFile } from '#app/browser/save-file.ts';
import { fetchEverything } from './fetch-everything.ts';

/** Has the browser save everything there is of a person, and says how many contacts there were. */
export async function exportData(user: User, queryClient: QueryClient): Promise<number> {
  const client = getSupabase();
  const stored = await fetchEverything(client, user.id);
  const cardFiles = await downloadCardFiles(client, user.id);
  // What packs and writes tables is loaded only for this.
  const { packExport } = await import('./pack-export.ts');
  const zip = packExport({
    account: { id: user.id, email: user.email, createdAt: user.created_at },
    stored,
    localCard: readLocalCard(user.id),
    cardFiles,
    // No part of what is stored: an export without it is whole.
    secondReader: await queryClient.fetchQuery(secondReaderQuery).catch(() => null),
    withTable: judgePlan(stored.plan, new Date()).name === 'Pro',
  });
  const name = `cardsift-${new Date().toISOString().slice(0, 10)}.zip`;
  saveFile(name, 'application/zip', zip as Uint8Array<ArrayBuffer>);
  return stored.contacts.length;
}
