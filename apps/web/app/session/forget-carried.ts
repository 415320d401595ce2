import { carriedContacts } from './carried-contacts.ts';
import { carriedPath } from './wished-path.ts';

/** Whoever uses this browser next begins anew. */
export function forgetCarried(): void {
  carriedContacts.forget();
  carriedPath.forget();
}
