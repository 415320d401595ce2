import { vcardFileName } from '@cardsift/contacts/vcard/vcard-file-name';
import { saveAddress, saveFile } from '#app/browser/save-file.ts';
import { PNG_SIZE, qrCodePng, qrCodeSvg } from '#app/pictures/qr-code/qr-code.ts';
import type { StoredCard } from '../stored/stored-card.ts';
import { cardVcard } from './card-contact.ts';

export async function downloadPng(card: StoredCard): Promise<void> {
  saveAddress(`${stem(card)}_qr.png`, await qrCodePng(card.qrCodeValue, PNG_SIZE));
}

export async function downloadSvg(card: StoredCard): Promise<void> {
  saveFile(`${stem(card)}_qr.svg`, 'image/svg+xml', await qrCodeSvg(card.qrCodeValue));
}

export function downloadVcard(card: StoredCard): void {
  saveFile(`${stem(card)}.vcf`, 'text/vcard', cardVcard(card.formData));
}

function stem(card: StoredCard): string {
  return vcardFileName(card.formData.fullName.trim()).replace(/\.vcf$/, '');
}
