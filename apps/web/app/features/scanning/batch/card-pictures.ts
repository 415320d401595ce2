import type { Quad } from '@cardsift/card-reader/geometry';
import { findSides } from '@cardsift/card-reader/geometry/card-sides';
import type { CardPicture, ScannedContact } from './job.ts';
import type { ScanStore } from './scan-store.ts';

export interface CardPictures {
  /** Lays the cards of a picture flat, each with its sides. Never rejects: cards that cannot be shown are left out. */
  straighten(image: File, cards: readonly (readonly Quad[])[]): Promise<CardPicture[][]>;
  /** Lets go of pictures that nobody looks at any more. */
  forget(pictures: readonly CardPicture[]): void;
}

/** Puts the pictures of cards beside their contacts while the contacts are on the page. */
export function createCardView(store: ScanStore, pictures: CardPictures) {
  return {
    async show(image: File, scanned: readonly ScannedContact[]): Promise<void> {
      const cards = scanned.map(({ reading }) => (reading ? findSides(reading) : []));
      const laidFlat = await pictures.straighten(image, cards);
      for (const [index, { id: contactId }] of scanned.entries()) {
        const change = { pictures: laidFlat[index] ?? [] };
        if (store.findContact(contactId)) {
          store.dispatch({ type: 'contact-changed', contactId, change });
        } else pictures.forget(change.pictures);
      }
    },

    forget(contacts: readonly ScannedContact[]): void {
      for (const contact of contacts) pictures.forget(contact.pictures ?? []);
    },
  };
}

export type CardView = ReturnType<typeof createCardView>;
