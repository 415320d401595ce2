import { HttpError } from '../http-error.ts';
import type { ScanQuota } from './scan-quota.ts';

/** Identifies a page's scan when it is spent and when it is given back. */
export interface PageScan {
  reading: string;
  receipt: string | undefined;
}

/** Spends one scan for each picture, or none: if one is missing, those spent before it are given back. */
export async function spendAll(
  quota: ScanQuota,
  userId: string,
  scans: readonly PageScan[],
  assurance: string | undefined,
): Promise<void> {
  for (const [spent, scan] of scans.entries()) {
    try {
      await quota.spend(userId, { ...scan, assurance });
    } catch (error) {
      const isShort = error instanceof HttpError && error.code === 'no_scan_left';
      if (!isShort || scans.length === 1) throw error;
      await giveBackAll(quota, userId, scans.slice(0, spent));
      throw new HttpError(402, 'no_scan_left', tooFewScans(scans.length, spent));
    }
  }
}

export async function giveBackAll(
  quota: ScanQuota,
  userId: string,
  scans: readonly PageScan[],
): Promise<void> {
  for (const { reading } of scans) await quota.giveBack(userId, reading);
}

const tooFewScans = (pages: number, reserved: number) =>
  `This document has ${pages} pages, each of which is a scan, and ${reserved} ${reserved === 1 ? 'is' : 'are'} reserved. Reserve ${pages} scans, or send fewer pages.`;
