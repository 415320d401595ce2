import type { Locator } from '@playwright/test';
import { readQrCodes } from '../apps/web/testing/read-qr-code.ts';

/** The texts of the QR codes shown in an element, as a camera would read them. */
export async function scanCodes(element: Locator): Promise<string[]> {
  return readQrCodes(await element.screenshot());
}
