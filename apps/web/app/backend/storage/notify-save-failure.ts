import { notifyError } from '#app/components/ui/notify.ts';
import { describeRefusal } from './describe-refusal.ts';

/** Tells of something that could not be saved, and of the way out where the account is full. */
export function notifySaveFailure(error: unknown, failure: string): void {
  const refusal = describeRefusal(error, failure);
  if (refusal) notifyError(refusal.title, refusal.description, refusal.link);
  else notifyError('Error', failure);
}
