import { readDetails } from '@cardsift/contacts/details-column';
import { z } from 'zod';
import { type Confidence, chooseProfile, type Person } from './choose-profile.ts';
import { normalizeProfileUrl } from './normalize-profile-url.ts';
import { SearchError, type SearchProvider, type SearchResult } from './search-provider.ts';

/** A contact from the queue. */
export interface EnrichmentContact extends Person {
  linkedinUrl: string | null;
  evidence: unknown;
  details: unknown;
  /** Profiles that the owner said are another person's. */
  rejected: string[];
}

/** What is stored with the contact. The names are those of the columns. */
export interface FoundProfile {
  linkedin_url: string;
  description: string | null;
  confidence: Confidence;
  /** `origin` tells a URL that the owner gave from one that we found and may replace. */
  evidence: { source_url: string; source_title: string; origin: 'card' | 'search' };
}

/** A URL that the contact has already comes first. Without one, the web is searched. */
export async function findProfile(
  contact: EnrichmentContact,
  provider: SearchProvider | null,
): Promise<FoundProfile | null> {
  const given = givenAddress(contact);
  if (given) return describeGiven(contact, given, provider);
  if (!provider) return null;
  const results = await provider.search(queryFor(contact));
  const match = chooseProfile(contact, results, contact.rejected);
  if (!match) return null;
  return {
    linkedin_url: match.address,
    description: match.result.text || null,
    confidence: match.confidence,
    evidence: { source_url: match.result.url, source_title: match.result.title, origin: 'search' },
  };
}

const searchEvidence = z.object({ source_url: z.string(), origin: z.literal('search') });

/** A URL from the card, its QR code or the owner, but not from an earlier search. */
function givenAddress({
  linkedinUrl,
  evidence,
  details,
  rejected,
}: EnrichmentContact): string | null {
  const found = normalizeProfileUrl(searchEvidence.safeParse(evidence).data?.source_url ?? '');
  const refused = new Set(rejected.map(normalizeProfileUrl));
  const typed = [linkedinUrl ?? ''].map(normalizeProfileUrl).filter((address) => address !== found);
  const printed = readDetails(details).urls.map(normalizeProfileUrl);
  return [...typed, ...printed].find((address) => address && !refused.has(address)) ?? null;
}

async function describeGiven(
  contact: EnrichmentContact,
  address: string,
  provider: SearchProvider | null,
): Promise<FoundProfile> {
  const result = await findResultOf(contact, address, provider);
  return {
    linkedin_url: address,
    description: result?.text || null,
    confidence: 'high',
    evidence: {
      source_url: address,
      source_title: result?.title ?? 'Address given with the contact',
      origin: 'card',
    },
  };
}

/** The URL is known already, so a failing provider costs only the description. */
async function findResultOf(
  contact: EnrichmentContact,
  address: string,
  provider: SearchProvider | null,
): Promise<SearchResult | undefined> {
  try {
    const results = (await provider?.search(queryFor(contact))) ?? [];
    return results.find((result) => normalizeProfileUrl(result.url) === address);
  } catch (error) {
    if (error instanceof SearchError) return undefined;
    throw error;
  }
}

function queryFor({ fullName, org }: Person): string {
  const plain = (text: string) =>
    text
      .replace(/["\s]+/g, ' ')
      .trim()
      .slice(0, 100);
  return `site:linkedin.com/in "${plain(fullName)}" ${plain(org ?? '')}`.trim();
}
