import type { Database } from '@cardsift/backend/database.types';

type Insert = Database['public']['Tables']['business_card_records']['Insert'];

const GIVEN = [
  'Jane',
  'Ömer',
  'Li',
  'Ana María',
  'Giulia',
  'Tariq',
  'Noor',
  'Pavel',
  'Ingrid',
  'Kwame',
];
const FAMILY = [
  'Doe',
  'Çelik',
  'Wei',
  'Ruiz',
  'Rossi',
  'Haddad',
  'van den Berg',
  'Novák',
  'Sørensen',
  'Mensah',
  'Smith',
];
const ORGS = [
  'Acme Tech',
  'City Bank',
  'Bakery Müller',
  'Blue Real Estate',
  'University of Leeds',
  'Nord Pharma AG',
  'Riverside Consulting',
];
const TITLES = ['CTO', 'Head of Sales', 'Baker', 'Managing Director', 'Research Associate'];
const DAY_MS = 86_400_000;

/**
 * Contacts as after years of events: some have notes, tags and profiles, and one in 20 is there
 * twice.
 */
export function inventContacts(userId: string, count: number): Insert[] {
  const pick = (list: string[], index: number) => list[index % list.length] ?? '';
  return Array.from({ length: count }, (_, index) => {
    const person = index % 20 === 19 ? index - 7 : index;
    const enriched = index % 5 === 0;
    return {
      user_id: userId,
      full_name: `${pick(GIVEN, person)} ${pick(FAMILY, Math.floor(person / 10))} ${person}`,
      email: `person${person}@people.example`,
      phone: `+49 30 ${1_000_000 + person}`,
      org: pick(ORGS, person),
      title: pick(TITLES, index),
      notes: index % 3 === 0 ? 'Met at the fair, wants a call about the new ovens.' : null,
      hashtags: index % 2 === 0 ? 'robots, bakery' : null,
      tags: index % 4 === 0 ? ['Hannover 2026'] : [],
      linkedin_url: enriched ? `https://www.linkedin.com/in/person${index}` : null,
      linkedin_updated_at: enriched ? new Date(DAY_MS * index).toISOString() : null,
      description: enriched ? 'Builds robots for bakeries and schools' : null,
      confidence: enriched ? pick(['high', 'medium', 'low'], index) : null,
      created_at: new Date(Date.now() - index * 600_000).toISOString(),
    };
  });
}
