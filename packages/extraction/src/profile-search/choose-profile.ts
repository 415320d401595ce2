import { compareNames } from './compare-name.ts';
import { findOrganization, type OrganizationMatch } from './compare-organization.ts';
import { containsWords, foldWords } from './fold-words.ts';
import { normalizeProfileUrl } from './normalize-profile-url.ts';
import type { SearchResult } from './search-provider.ts';

export type Confidence = 'high' | 'medium' | 'low';

/** What is known of the person whose profile is searched for. */
export interface Person {
  fullName: string;
  org: string | null;
  title: string | null;
}

interface ProfileMatch {
  address: string;
  confidence: Confidence;
  result: SearchResult;
}

const LEVELS: (Confidence | null)[] = [null, 'low', 'medium', 'high'];

/**
 * The profile of a person, judged only by the search results. The name alone is not enough: there must be a second
 * sign. Two equally good profiles lower the confidence.
 */
export function chooseProfile(
  person: Person,
  results: SearchResult[],
  rejected: readonly string[] = [],
): ProfileMatch | null {
  const refused = new Set(rejected.map((address) => normalizeProfileUrl(address) ?? address));
  const best = new Map<string, { level: number; result: SearchResult }>();
  for (const result of results) {
    const address = normalizeProfileUrl(result.url);
    if (!address || refused.has(address)) continue;
    const level = rateResult(person, result);
    if (level > (best.get(address)?.level ?? 0)) best.set(address, { level, result });
  }
  const [first, second] = [...best].toSorted(([, a], [, b]) => b.level - a.level);
  if (!first) return null;
  const [address, { level, result }] = first;
  const confidence = LEVELS[second?.[1].level === level ? level - 1 : level];
  return confidence ? { address, confidence, result } : null;
}

/** 0 means no match. 1 to 3 are low, medium and high confidence. */
function rateResult(person: Person, result: SearchResult): number {
  const { name, headline } = splitTitle(result.title);
  const names = compareNames(person.fullName, name);
  if (names === 'none') return 0;
  const doubt = names === 'full' ? 0 : 1;
  const inHeadline = organizationIn(person, headline);
  const inText = organizationIn(person, result.text);
  if (inHeadline === 'full') return 3 - doubt;
  if (inText === 'full') return 2 - doubt;
  if (doubt) return 0;
  const similar = inHeadline === 'partial' || inText === 'partial';
  return similar || hasJobTitle(person, `${headline} ${result.text}`) ? 1 : 0;
}

const organizationIn = ({ org }: Person, text: string): OrganizationMatch =>
  org ? findOrganization(org, text) : 'none';

const hasJobTitle = ({ title }: Person, text: string): boolean =>
  containsWords(foldWords(text), foldWords(title ?? ''));

/** A result's title reads “Name - Headline - Organization | LinkedIn”. */
function splitTitle(title: string): { name: string; headline: string } {
  const [name = '', ...rest] = title.split(/\s[-–—|·]\s/);
  return { name, headline: rest.join(' | ') };
}
