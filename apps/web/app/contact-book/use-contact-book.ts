import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useUser } from '#app/account/session/auth-context.ts';
import { getSupabase } from '#app/backend/supabase.ts';
import { type ContactBook, createContactBook } from './contact-book.ts';

/** The signed-in user's contact book. */
export function useContactBook(): ContactBook {
  const queryClient = useQueryClient();
  const { id } = useUser();
  return useMemo(() => createContactBook(queryClient, getSupabase(), id), [queryClient, id]);
}
