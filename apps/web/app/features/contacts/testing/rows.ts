import type { ContactRecord } from '@cardsift/contacts/contact-record';
import { BLANK_RECORD } from '@cardsift/contacts/testing/blank-record';

const USER_ID = '11111111-1111-4111-8111-111111111111';

let made = 0;

/** A row as the backend keeps it, with only these values; each one older than the one before. */
export function row(values: Partial<ContactRecord> = {}): ContactRecord & Record<string, unknown> {
  made += 1;
  return {
    ...BLANK_RECORD,
    id: `00000000-0000-4000-8000-${String(made).padStart(12, '0')}`,
    user_id: USER_ID,
    full_name: `Contact ${made}`,
    created_at: new Date(Date.UTC(2026, 0, 1) - made * 1_000).toISOString(),
    updated_at: '2026-01-01T00:00:00+00:00',
    ...values,
  };
}
