import { carriedContact } from './carried-contact.ts';
import { carriedPath } from './wished-path.ts';

/** Whoever uses this browser next begins anew. */
export function forgetCarried(): void {
  carriedContact.forget();
  carriedPath.forget();
}
