import { useEffect } from 'react';
import { notifyError } from '#app/components/ui/notify.ts';

/** Tells once of every new failure of a query. */
export function useFailureToast(error: Error | null, message: string): void {
  useEffect(() => {
    if (error === null) return;
    console.error(message, error);
    notifyError('Error', message);
  }, [error, message]);
}
