import { containsWords, foldWords } from './fold-words.ts';

/**
 * Legal forms, which profiles seldom have, and words that link names. The card reader knows more legal forms, but
 * some of those are names too (“Coop”, “Holding”), so here they count.
 */
const UNIMPORTANT = new Set(
  foldWords(
    'gmbh mbh ag kg kgaa ohg ug se ev eg ltd limited llc llp lp inc incorporated corp corporation ' +
      'co company plc sa sas sarl srl spa bv nv ab as asa oy oyj aps sp zoo kft zrt sro doo pty pvt ' +
      'lda ltda sl the and und et y e i',
  ),
);
/** Shorter words are in too many names to identify an organization. */
const TELLING_LETTERS = 5;

export type OrganizationMatch = 'full' | 'partial' | 'none';

/** Whether a text names an organization: by its whole name, or by its most distinctive word. */
export function findOrganization(organization: string, text: string): OrganizationMatch {
  const words = foldWords(organization).filter((word) => !UNIMPORTANT.has(word));
  const found = foldWords(text).filter((word) => !UNIMPORTANT.has(word));
  if (containsWords(found, words)) return 'full';
  const [longest = ''] = words.toSorted((a, b) => b.length - a.length);
  return longest.length >= TELLING_LETTERS && found.includes(longest) ? 'partial' : 'none';
}
