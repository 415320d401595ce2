import { type UseQueryResult, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useOnline } from '#app/use-online.ts';
import { keepLastList, showLastList } from './last-list.ts';

export interface LastList {
  /** Since when the list that is shown may be out of date; null when it is not. */
  outdatedSince: Date | null;
  /** Whether nothing could be loaded and nothing is kept. */
  hasNothing: boolean;
}

/** Keeps the list of contacts on this device, and shows the kept one where none could be loaded. */
export function useLastList(
  userId: string,
  list: Pick<UseQueryResult, 'data' | 'dataUpdatedAt'>,
  isMissing: boolean,
): LastList {
  const queryClient = useQueryClient();
  const isOnline = useOnline();
  const [keptSince, setKeptSince] = useState<number | null>();
  useEffect(() => keepLastList(queryClient, userId), [queryClient, userId]);
  useEffect(() => {
    if (!isMissing) return;
    showLastList(queryClient, userId).then(setKeptSince, (error: unknown) => {
      setKeptSince(null);
      console.warn('No list of contacts is kept on this device', error);
    });
  }, [queryClient, userId, isMissing]);
  const isOld = !isOnline || list.dataUpdatedAt === keptSince;
  return {
    outdatedSince: list.data !== undefined && isOld ? new Date(list.dataUpdatedAt) : null,
    hasNothing: isMissing && list.data === undefined && keptSince === null,
  };
}

/** Whether a query has nothing, and nothing is on its way. */
export const cameToNothing = ({ data, isError, fetchStatus }: UseQueryResult): boolean =>
  data === undefined && (isError || fetchStatus === 'paused');
