import { wordList } from '../text/word-list.ts';
import lists from './lists.json' with { type: 'json' };

/** Legal forms. A line with one is nearly always an organization. Compared without dots and spaces. */
export const legalForms = wordList(...lists.legalForms);

/** Legal forms too short or too common as words to be trusted when written in small letters. */
export const shyLegalForms = new Set(
  `as co me is se sa ag ab da ek eg ev sl ss sk me bt dd cv lp ud soc sci as ky bv nv hb gk kk`.split(
    /\s+/,
  ),
);

/** Words that stand in names of organizations. */
export const organizationWords = wordList(...lists.organizationWords);
