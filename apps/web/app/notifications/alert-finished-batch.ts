import type { QueryClient } from '@tanstack/react-query';
import { type FinishedBatch, showBatchAlert } from './batch-alert.ts';
import { userSettingsQuery } from './user-settings.ts';

/**
 * Tells somebody who asked for processing alerts that a batch is done. Never rejects: an alert that
 * cannot be given is only logged.
 */
export async function alertFinishedBatch(
  queryClient: QueryClient,
  userId: string,
  batch: FinishedBatch,
): Promise<void> {
  try {
    const settings = await queryClient.ensureQueryData(userSettingsQuery(userId));
    if (settings.processingAlerts) showBatchAlert(batch);
  } catch (error) {
    console.error('The settings for alerts could not be read', error);
  }
}
