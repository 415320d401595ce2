import { getSupabase } from '#app/backend/supabase.ts';

const BUCKET = 'vcards';

/** Stores a vCard and gives back its public address. Throws the storage service's error. */
export async function uploadCard(path: string, vcard: string): Promise<string> {
  const bucket = getSupabase().storage.from(BUCKET);
  // As text, not as a Blob: Supabase Lite does not find the file in the form that a Blob is sent in.
  const { error } = await bucket.upload(path, vcard, { contentType: 'text/vcard', upsert: true });
  if (error) throw error;
  return bucket.getPublicUrl(path).data.publicUrl;
}
