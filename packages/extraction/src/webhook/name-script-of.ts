import type { BackendClient } from '@cardsift/backend/supabase-clients';
import {
  DEFAULT_NAME_SCRIPT,
  type NameScript,
  nameScriptSchema,
} from '@cardsift/contacts/names/name-script';

/**
 * Which of two names on a card a person wants first. It is the larger one unless they chose otherwise, or if the choice
 * cannot be read.
 */
export async function nameScriptOf(service: BackendClient, userId: string): Promise<NameScript> {
  const { data } = await service
    .from('user_settings')
    .select('names_in_scripts')
    .eq('user_id', userId)
    .maybeSingle();
  return nameScriptSchema.catch(DEFAULT_NAME_SCRIPT).parse(data?.names_in_scripts);
}
