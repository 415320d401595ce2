import { askedForLink } from './asked-for-link.ts';
import { carriedContacts } from './carried-contacts.ts';
import { carriedPath } from './wished-path.ts';

/** Whoever uses this browser next begins anew. */
export function forgetCarried(): void {
  askedForLink.forget();
  carriedContacts.forget();
  carriedPath.forget();
}
