import QRCode from 'qrcode';

/** What the code is shown at, in CSS pixels. */
export const QR_SIZE = 200;

/** The size of the PNG in pixels. A code of 200 px drawn at 1000 px is sharp on paper and in a slide. */
export const PNG_SIZE = 1000;

/** Level L leaves the most room for the contact; a screen or a fresh print has no damage to mend. */
const OPTIONS = { errorCorrectionLevel: 'L' } as const;

/** The code as SVG text. Rejects when the text is larger than any QR code holds (2953 bytes). */
export function qrCodeSvg(text: string): Promise<string> {
  return QRCode.toString(text, { ...OPTIONS, type: 'svg', width: QR_SIZE });
}

/** The code as a data URL of a PNG. Rejects like `qrCodeSvg`. */
export function qrCodePng(text: string, width: number): Promise<string> {
  return QRCode.toDataURL(text, { ...OPTIONS, type: 'image/png', width });
}
