import { getSupabase } from '#app/backend/supabase.ts';

const BUCKET = 'vcards';

/** Stores a vCard and gives back its public address. Throws the storage service's error. */
export async function uploadCard(path: string, vcard: string): Promise<string> {
  const bucket = getSupabase().storage.from(BUCKET);
  const file = new Blob([vcard], { type: 'text/vcard' });
  const { error } = await bucket.upload(path, file, { contentType: 'text/vcard', upsert: true });
  if (error) throw error;
  return bucket.getPublicUrl(path).data.publicUrl;
}
