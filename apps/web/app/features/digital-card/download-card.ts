import { vcardFileName } from '@cardsift/contacts/vcard/file-name';
import { cardVcard } from './code/card-contact.ts';
import { PNG_SIZE, qrCodePng, qrCodeSvg } from './code/qr-code.ts';
import type { StoredCard } from './stored/stored-card.ts';

/** Long enough for every browser to have begun the download. */
const KEEP_MS = 10_000;

export async function downloadPng(card: StoredCard): Promise<void> {
  save(await qrCodePng(card.qrCodeValue, PNG_SIZE), `${stem(card)}_qr.png`);
}

export async function downloadSvg(card: StoredCard): Promise<void> {
  saveText(await qrCodeSvg(card.qrCodeValue), 'image/svg+xml', `${stem(card)}_qr.svg`);
}

export function downloadVcard(card: StoredCard): void {
  saveText(cardVcard(card.formData), 'text/vcard', `${stem(card)}.vcf`);
}

function stem(card: StoredCard): string {
  return vcardFileName(card.formData.fullName.trim()).replace(/\.vcf$/, '');
}

function saveText(text: string, type: string, name: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  save(url, name);
  setTimeout(() => URL.revokeObjectURL(url), KEEP_MS);
}

function save(url: string, name: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
}
