import { foldSpeltOut } from '../text/fold-spelt-out.ts';
import { lexemesOf } from '../text/words.ts';

/** “E” and “M” stand for e-mail and mail. */
const LABEL = /^[em]/;

/**
 * The mailbox without a label that was read as its first letter: “epeter.horvath” of a Peter Horvath is “peter.horvath”.
 * Only a name that is there as a whole shows it.
 */
export function withoutLabelLetter(local: string, name: string): string {
  const words = [...lexemesOf(name), ...lexemesOf(foldSpeltOut(name))];
  const rest = local.slice(1);
  const parts = rest.split(/[._-]/);
  const isName = parts.length > 1 && parts.every((part) => words.includes(part));
  return LABEL.test(local) && isName && !words.includes(local.charAt(0)) ? rest : local;
}
