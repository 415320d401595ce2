import { withoutLegalForm } from '../fields/legal-form.ts';
import { isOrganizationWord } from '../fields/word-kinds.ts';
import { departmentWords } from '../lexicon/department-words.ts';
import { squash } from '../text/fold.ts';
import { lexemesOf } from '../text/words.ts';
import { type Passage, passageOf } from './passage.ts';

/** So many words are a name that its initials stand for. */
const LEAST_WORDS = 3;

/** “NISA”, and “NSA”, of the “National Information Society Agency”. */
function areInitials(mark: string, [first = '', ...others]: readonly string[]): boolean {
  const rest = new RegExp(`^${[...others].map((initial) => `${initial}?`).join('')}$`, 'u');
  return mark.startsWith(first) && rest.test(mark.slice(first.length));
}

/** “RWM” between “REHWALD WEAVING” and “MILLS LTD.”, “NIA” before what it stands for: a name's initials, drawn as a mark. */
function withoutMonogram(passage: Passage): Passage {
  const { segments } = passage;
  const isMonogram = (text: string, i: number) => {
    const others = segments.filter((_, other) => other !== i).map((other) => other.text);
    const initials = lexemesOf(withoutLegalForm(others.join(' '))).map((word) => word.charAt(0));
    const mark = squash(text);
    if (mark.length < 2) return false;
    const isBetween = i > 0 && i < segments.length - 1;
    if (isBetween) return mark === initials.join('');
    return (
      !/\s|\p{Ll}/u.test(text) && initials.length >= LEAST_WORDS && areInitials(mark, initials)
    );
  };
  const own = segments.filter(({ text }, i) => !isMonogram(text, i));
  return own.length > 0 && own.length < segments.length ? passageOf(own) : passage;
}

/** “INFORMATION TECHNOLOGY DIVISION” below “NAVAL RESEARCH LABORATORY”, which is an organization without it. */
function withoutDepartment(passage: Passage): Passage {
  const { segments } = passage;
  const from = segments.findIndex(({ text }, i) => {
    const words = lexemesOf(text);
    const isDepartment = [words[0], words.at(-1)].some((word) => departmentWords.has(word ?? ''));
    const above = lexemesOf(segments[i - 1]?.text ?? '');
    return isDepartment && isOrganizationWord(above.at(-1) ?? '');
  });
  return from > 0 ? passageOf(segments.slice(0, from)) : passage;
}

/** “ThoughtForge” and below it “@being bold”: a handle or a slogan. */
function withoutHandles(passage: Passage): Passage {
  const own = passage.segments.filter(({ text }) => !text.startsWith('@'));
  return own.length > 0 && own.length < passage.segments.length ? passageOf(own) : passage;
}

/** An organization's name without the lines that were joined to it and are none of it. */
export const trimOrganization = (passage: Passage): Passage =>
  [withoutHandles, withoutMonogram, withoutDepartment].reduce((own, trim) => trim(own), passage);
