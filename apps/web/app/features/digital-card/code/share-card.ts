import { vcardFileName } from '@cardsift/contacts/vcard/vcard-file-name';
import { copyText } from '#app/browser/clipboard/copy-text.ts';
import type { StoredCard } from '../stored/stored-card.ts';
import { cardVcard } from './card-contact.ts';

/**
 * A link to the card. A guest's card is stored nowhere, so the link itself holds the whole contact
 * (RFC 2397): a browser that opens it saves the vCard.
 */
function cardLink(card: StoredCard): string {
  return (
    card.vcardUrl ?? `data:text/vcard;charset=utf-8,${encodeURIComponent(cardVcard(card.formData))}`
  );
}

type ShareOutcome = 'shared' | 'dismissed' | 'copied' | 'failed';

/** Opens the device's share sheet; where there is none, or it fails, the link is copied. */
export async function shareCard(card: StoredCard): Promise<ShareOutcome> {
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share(sharedData(card));
      return 'shared';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'dismissed';
      console.error('The share sheet failed', error);
    }
  }
  return (await copyCardLink(card)) ? 'copied' : 'failed';
}

export function copyCardLink(card: StoredCard): Promise<boolean> {
  return copyText(cardLink(card));
}

function sharedData(card: StoredCard): ShareData {
  const name = card.formData.fullName.trim();
  const data = { title: `${name} – digital business card`, text: `Save ${name}'s contact` };
  if (card.vcardUrl) return { ...data, url: card.vcardUrl };
  const vcard = cardVcard(card.formData);
  const files = [new File([vcard], vcardFileName(name), { type: 'text/vcard' })];
  return navigator.canShare?.({ files }) ? { ...data, files } : { ...data, text: vcard };
}
