import type { ReadCard } from './read-card.ts';
import { industryTag } from './understand/contact/hashtags.ts';

/** Pro gets all hashtags, Free the one for the industry (docs/product.md, “Plans”). */
export function hashtagsOfPlan({ contact, reading }: ReadCard, isPro: boolean): ReadCard {
  if (isPro) return { contact, reading };
  const hashtags = industryTag(reading.industry);
  return { contact: { ...contact, hashtags }, reading: { ...reading, hashtags } };
}
