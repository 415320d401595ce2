import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { CardForm } from './form/card-form-schema.ts';
import { generateCard } from './generate-card.ts';
import {
  describePublished,
  followAccount,
  type Publications,
  publicationsKey,
  publicationsQuery,
} from './published/published-cards.ts';
import { readStoredCard, type StoredCard, storeCard } from './stored/stored-card.ts';

/** The card of an account, or of a guest (`userId` null). */
export function useDigitalCard(userId: string | null) {
  const queryClient = useQueryClient();
  const queryKey = publicationsKey(userId);
  /** What this browser keeps, which is there at once. */
  const [card, setCard] = useState(() => readStoredCard(userId));
  const { data: published } = useQuery({ ...publicationsQuery(userId), enabled: userId !== null });
  /** The account's card, which differs if another device made or withdrew one. */
  const current = published ? followAccount(card, published) : card;

  function keep(next: StoredCard | null): void {
    storeCard(userId, next);
    setCard(next);
  }

  async function generate(form: CardForm): Promise<StoredCard> {
    const made = await generateCard(userId, form);
    // An older list may still be loading, and would say that the new card was withdrawn.
    await queryClient.cancelQueries({ queryKey });
    queryClient.setQueryData<Publications>(queryKey, (known) =>
      addPublication(userId, made, known),
    );
    keep(made);
    void queryClient.invalidateQueries({ queryKey });
    return made;
  }

  return { card, current, keep, generate };
}

/** The account's cards with one that was just stored. */
function addPublication(
  userId: string | null,
  card: StoredCard,
  known: Publications | undefined,
): Publications | undefined {
  if (userId === null || card.vcardUrl === null) return known;
  const file = card.vcardUrl.slice(card.vcardUrl.lastIndexOf('/') + 1);
  return { cards: [describePublished(userId, file), ...(known?.cards ?? [])], newest: card };
}
