import { type UseQueryResult, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useOnline } from '#app/browser/use-online.ts';
import { keepOfflineList, showOfflineList } from './keep-offline-list.ts';

export interface OfflineList {
  /** Since when the shown list may be out of date; null when it is current. */
  outdatedSince: Date | null;
  /** Whether the list is the one that was kept on this device. */
  isKept: boolean;
  /** Whether nothing could be loaded and nothing is kept. */
  hasNothing: boolean;
}

/** Keeps the list of contacts on this device, and shows the kept one where none could be loaded. */
export function useOfflineList(
  userId: string,
  list: Pick<UseQueryResult, 'data' | 'dataUpdatedAt'>,
  isMissing: boolean,
): OfflineList {
  const queryClient = useQueryClient();
  const isOnline = useOnline();
  const [keptSince, setKeptSince] = useState<number | null>();
  useEffect(() => keepOfflineList(queryClient, userId), [queryClient, userId]);
  useEffect(() => {
    if (!isMissing) return;
    showOfflineList(queryClient, userId).then(setKeptSince, (error: unknown) => {
      setKeptSince(null);
      console.warn('No list of contacts is kept on this device', error);
    });
  }, [queryClient, userId, isMissing]);
  const isKept = list.data !== undefined && list.dataUpdatedAt === keptSince;
  const isOld = isKept || (list.data !== undefined && !isOnline);
  return {
    outdatedSince: isOld ? new Date(list.dataUpdatedAt) : null,
    isKept,
    hasNothing: isMissing && list.data === undefined && keptSince === null,
  };
}

/** Whether a query has no data and is not loading. */
export const cameToNothing = ({ data, isError, fetchStatus }: UseQueryResult): boolean =>
  data === undefined && (isError || fetchStatus === 'paused');
