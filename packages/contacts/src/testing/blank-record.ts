import type { ContactRecord } from '../contact-record.ts';

/** A row of business_card_records with no values. */
export const BLANK_RECORD: Omit<ContactRecord, 'id'> = {
  user_id: 'user',
  full_name: null,
  email: null,
  phone: null,
  org: null,
  title: null,
  notes: null,
  hashtags: null,
  tags: [],
  linkedin_url: null,
  linkedin_updated_at: null,
  description: null,
  confidence: null,
  evidence: null,
  met_event: null,
  met_place: null,
  met_on: null,
  source: null,
  history: [],
  settled: [],
  details: {},
  created_at: '2026-11-21T10:00:00+00:00',
  updated_at: '2026-11-21T10:00:00+00:00',
};
