import { toNormalForm } from '@cardsift/contacts/text/unicode-normal-form';
import { CARD_BUCKET } from '#app/backend/storage/digital-card-files.ts';
import { getSupabase } from '#app/backend/supabase.ts';

/**
 * Where somebody's card is kept in the bucket: `{userId}/{sanitizedName}_{timestamp}.vcf`. Storage
 * keys are ASCII, so accents are dropped and other scripts leave underscores.
 */
export function cardObjectPath(userId: string, fullName: string, timestamp: number): string {
  const ascii = toNormalForm(fullName, 'NFKD').replace(/\p{M}/gu, '');
  const name = ascii
    .trim()
    .replace(/[^A-Za-z0-9]+/g, '_')
    .slice(0, 60);
  return `${userId}/${/[A-Za-z0-9]/.test(name) ? name : 'contact'}_${timestamp}.vcf`;
}

/** Stores a vCard and gives back its public address. Throws the storage service's error. */
export async function uploadCard(path: string, vcard: string): Promise<string> {
  const bucket = getSupabase().storage.from(CARD_BUCKET);
  // As text, not as a Blob: Supabase Lite does not find the file in the form that a Blob is sent in.
  const { error } = await bucket.upload(path, vcard, { contentType: 'text/vcard', upsert: true });
  if (error) throw error;
  return cardUrl(path);
}

/** Where anybody can fetch what is kept at a path. */
export function cardUrl(path: string): string {
  return getSupabase().storage.from(CARD_BUCKET).getPublicUrl(path).data.publicUrl;
}
