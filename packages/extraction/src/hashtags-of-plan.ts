import { industryTag } from '@cardsift/card-reader/understand/build/tags';
import type { ReadCard } from './create-image-reader.ts';

/** Hashtags are Pro's (spec.md, section 1); without it, the one that names the industry. */
export function hashtagsOfPlan({ contact, reading }: ReadCard, isPro: boolean): ReadCard {
  if (isPro) return { contact, reading };
  const hashtags = industryTag(reading.industry);
  return { contact: { ...contact, hashtags }, reading: { ...reading, hashtags } };
}
