import { areInTwoScripts } from '@cardsift/contacts/text/script';
import { domainAgreement } from '../own-addresses/domain-agreement.ts';
import type { OwnAddresses } from '../own-addresses/own-addresses.ts';
import { squash } from '../text/fold-spelt-out.ts';
import { lexemesOf } from '../text/words.ts';
import type { Passage } from './passage.ts';

/** The least probability that a second name is a second person, and not a firm of that name. */
const SECOND = 0.65;
/** How much taller one name may be set. Two people of one card are set alike. */
const ALIKE = 1.25;
/** From this agreement with the card's domain on, a name is the firm's. */
const OF_FIRM = 0.9;

/** Whether two names of a card are two people: equals, and neither is the other one again, also in another script, or the firm. */
export function isColleague(name: Passage, first: Passage, { labels }: OwnAddresses): boolean {
  const [a, b] = [squash(name.text), squash(first.text)];
  const taller = Math.max(name.height, first.height) / Math.min(name.height, first.height);
  const onOneLine = name.lines.some((line) => first.lines.includes(line));
  const words = (each: Passage) => lexemesOf(each.text).length;
  return (
    Math.min(name.probability, first.probability) >= SECOND &&
    !(a.includes(b) || b.includes(a)) &&
    !areInTwoScripts(name.text, first.text) &&
    taller <= ALIKE &&
    ((words(name) > 1 && words(first) > 1) || onOneLine) &&
    domainAgreement(name.text, labels) < OF_FIRM
  );
}
