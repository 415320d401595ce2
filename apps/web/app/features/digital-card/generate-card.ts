import { qrCodeSvg } from '#app/pictures/qr-code/qr-code.ts';
import { cardVcard } from './code/card-contact.ts';
import type { CardForm } from './form/card-form-schema.ts';
import type { StoredCard } from './stored/stored-card.ts';
import { cardObjectPath, uploadCard } from './stored/upload-card.ts';

/**
 * Makes a card of what the form says. Its code holds the address of the stored vCard, or the vCard
 * itself for guests (`userId` null) and when storing fails. Rejects when that is too large for any
 * QR code.
 */
export async function generateCard(userId: string | null, formData: CardForm): Promise<StoredCard> {
  const vcard = cardVcard(formData);
  const timestamp = Date.now();
  const vcardUrl = userId && (await tryUpload(userId, formData, vcard, timestamp));
  const qrCodeValue = vcardUrl || vcard;
  await qrCodeSvg(qrCodeValue);
  return { formData, qrCodeValue, vcardUrl: vcardUrl || null, timestamp };
}

async function tryUpload(userId: string, form: CardForm, vcard: string, timestamp: number) {
  try {
    return await uploadCard(cardObjectPath(userId, form.fullName, timestamp), vcard);
  } catch (error) {
    console.error('The digital card could not be stored', error);
    return null;
  }
}
