import fc from 'fast-check';
import type { ContactRecord } from '../contact-record.ts';
import { BLANK_RECORD } from './blank-record.ts';

let records = 0;

/** A record with only these values and a new id. */
export function record(values: Partial<ContactRecord> = {}): ContactRecord {
  records += 1;
  return { ...BLANK_RECORD, id: `record-${records}`, ...values };
}

const few = (...values: string[]) => fc.constantFrom(null, ...values);

/** Lists of records that share values often enough to have duplicates and ties. */
export const recordLists: fc.Arbitrary<ContactRecord[]> = fc.array(
  fc
    .record({
      full_name: few('Jane Doe', 'jane doe', 'Ömer Çelik', 'Li Wei', 'émile'),
      email: few('jane@acme.example', 'JANE@acme.example', 'li@bank.example', ''),
      phone: few('+49 30 1', '004930 1', '030 1', '+1 555 0100', ' '),
      org: few('Acme Tech', 'ACME, Tech', 'City Bank', 'Bakery'),
      title: few('CTO', 'Baker'),
      notes: few('met in Hannover', 'likes "quotes", commas'),
      hashtags: few('tech, ai', 'bank'),
      tags: fc.subarray(['Hannover 2026', 'lead', 'VIP']),
      created_at: fc.constantFrom(
        '2026-01-01T00:00:00Z',
        '2026-06-01T00:00:00Z',
        '2025-01-01T00:00:00Z',
      ),
      linkedin_updated_at: few('2026-02-01T00:00:00Z', '2026-03-01T00:00:00Z'),
    })
    .map((values) => record(values)),
  { maxLength: 30 },
);
