import { containsWords, foldWords } from './fold-words.ts';

/**
 * Legal forms, which a profile seldom has, and the words that link names. The card reader knows more forms, and some
 * of those are names by themselves (“Coop”, “Holding”), so they count here.
 */
const UNIMPORTANT = new Set(
  foldWords(
    'gmbh mbh ag kg kgaa ohg ug se ev eg ltd limited llc llp lp inc incorporated corp corporation ' +
      'co company plc sa sas sarl srl spa bv nv ab as asa oy oyj aps sp zoo kft zrt sro doo pty pvt ' +
      'lda ltda sl the and und et y e i',
  ),
);
/** Shorter words are in too many names to tell organizations apart. */
const TELLING_LETTERS = 5;

export type OrganizationMatch = 'full' | 'partial' | 'none';

/** Whether a text names an organization: by its whole name, or by its most telling word alone. */
export function findOrganization(organization: string, text: string): OrganizationMatch {
  const words = foldWords(organization).filter((word) => !UNIMPORTANT.has(word));
  const found = foldWords(text).filter((word) => !UNIMPORTANT.has(word));
  if (containsWords(found, words)) return 'full';
  const [longest = ''] = words.toSorted((a, b) => b.length - a.length);
  return longest.length >= TELLING_LETTERS && found.includes(longest) ? 'partial' : 'none';
}
