import { describeError } from '@cardsift/backend/describe-error';
import type { BackendClient } from '@cardsift/backend/supabase-clients';
import type { Logger } from 'pino';
import { z } from 'zod';
import { HttpError } from '../http-error.ts';

/** What is known of a scan before it is spent. */
interface Spending {
  /** A UUID that identifies this request. */
  reading: string;
  receipt: string | undefined;
  /** The assurance level in the caller's token, see verify-caller.ts. */
  assurance: string | undefined;
}

export interface ScanQuota {
  /**
   * Spends one reserved scan. What the receipt shows to be paid for is free. Throws 402 `no_scan_left` if there
   * is none, and 403 `second_factor_missing`.
   */
  spend(userId: string, spending: Spending): Promise<void>;
  /** Whether the user has Pro, whose pictures are read first. False if that is unknown. */
  isPro(userId: string): Promise<boolean>;
  /**
   * After a fault of ours, gives back what `reading` spent, and nothing that another request used. Never throws,
   * because the caller already has a failure to report.
   */
  giveBack(userId: string, reading: string): Promise<void>;
}

/** The database counts, atomically. This file only interprets its answers. */
export function createScanQuota(service: BackendClient, logger: Logger): ScanQuota {
  return {
    async spend(userId, { reading, receipt, assurance }) {
      const { data, error } = await service.rpc('spend_scan', {
        user_uuid: userId,
        reading_id: reading,
        ...(receipt !== undefined && { scan_receipt: receipt }),
        ...(assurance !== undefined && { assurance }),
      });
      const spent = z.boolean().nullable().safeParse(data);
      if (error || !spent.success) {
        throw new HttpError(
          503,
          'backend_unavailable',
          'Your scans could not be counted. Please try again.',
          {
            retryAfter: 5,
            cause: error,
          },
        );
      }
      if (spent.data === null) {
        throw new HttpError(
          403,
          'second_factor_missing',
          'Please give the code of your authenticator app first.',
        );
      }
      if (!spent.data) {
        throw new HttpError(
          402,
          'no_scan_left',
          'No reserved scan is left. Start the upload again, or wait for tomorrow.',
        );
      }
    },
    async isPro(userId) {
      const { data } = await service.rpc('is_user_premium', { user_id: userId });
      return data === true;
    },
    async giveBack(userId, reading) {
      try {
        const own = { user_uuid: userId, reading_id: reading };
        await service.rpc('give_back_scan', own).throwOnError();
      } catch (error) {
        logger.error({ error: describeError(error) }, 'a scan could not be given back');
      }
    },
  };
}
