/** A row of `business_card_records` as the contact list works on it. */
export interface ContactRecord {
  id: string;
  user_id: string;
  full_name: string | null;
  email: string | null;
  phone: string | null;
  org: string | null;
  title: string | null;
  notes: string | null;
  /** Comma-separated. */
  hashtags: string | null;
  tags: string[];
  linkedin_url: string | null;
  linkedin_updated_at: string | null;
  /** Text found with the LinkedIn profile. */
  description: string | null;
  /** 'high', 'medium' or anything else. */
  confidence: string | null;
  /** `{ source_url, source_title }` when the profile came from a search. */
  evidence: unknown;
  /** The whole Contact, with what is worth keeping of the reading beside it; see `readDetails`. */
  details: unknown;
  /** ISO 8601, like every time here. */
  created_at: string;
  updated_at: string;
}
