import { requestedResetLink } from './requested-reset-link.ts';
import { keptReturnPath } from './return-path.ts';
import { trialContacts } from './trial-contacts.ts';

/** Whoever uses this browser next begins anew. */
export function forgetKept(): void {
  requestedResetLink.forget();
  trialContacts.forget();
  keptReturnPath.forget();
}
