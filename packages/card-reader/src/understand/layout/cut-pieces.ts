import { isCredential } from '../fields/credentials.ts';
import { hasLegalForm } from '../fields/legal-form.ts';
import { labelAlone } from '../fields/phone-label.ts';
import { CUT } from '../fields/taken.ts';
import { textKind } from '../fields/text-kind.ts';
import { jobModifiers, languagesOfJob } from '../lexicon/job-words.ts';
import { departmentWords } from '../lexicon/organisation-words.ts';
import { lexemesOf } from '../text/words.ts';
import type { LaidLine } from './lay-out.ts';
import type { Piece } from './piece.ts';

/** Always a boundary; U+2022 and its like are bullets. */
const HARD = /\s*(?:[|¦•·∙●▪■◆►»«‣⋅]|\s{3,}|\s\/\/\s)\s*/u;
/** A boundary only where its two sides are of different kinds. */
const SOFT = /,\s+|\s+[-–—/]\s+|\s+I\s+|\s*[–—]\s*|\s*;\s*/gu;
const EDGES = /^[\s,;:.|/\-–—_*~<>=+#°•·(]+(?![^(]*\))|[\s,;:|/\-–—_*~<>=+#•·]+$/gu;

/** A logo or an icon that was read as a letter; those here are words of one letter, or none. */
const ICON = /^(?![ÀÁÉÓÔÅÖØÄÜY])[^\p{ASCII}]\s+(?=\p{Lu}\p{Ll})/u;

/** «Directora de Exportación • Export Director»: a title, and the same in English. */
function isTwiceInTwoLanguages([first = '', second = '']: readonly string[]): boolean {
  const [own, other] = [languagesOfJob(first), languagesOfJob(second)];
  return own.includes('en') !== other.includes('en') && own.length > 0 && other.length > 0;
}

function cutHard(text: string): string[] {
  const parts = text.split(HARD).filter((part) => /[\p{L}\p{N}]/u.test(part));
  const kinds = parts.map(textKind);
  // «Founder | CEO» is one title, printed with a bar.
  const isOneTitle = kinds.length > 1 && kinds.every((kind) => kind === 'job');
  return isOneTitle && !isTwiceInTwoLanguages(parts) ? [text] : parts;
}

/** «Head of Sales at Acme»: an employer behind a job title. */
const EMPLOYER =
  /\s+(?:at|@|bei|chez|presso|hos|bij)\s+(?=\p{Lu})(?!(?:Law|Large|Arms|Sea|Heart)\b)/u;

function cutEmployer(text: string): string[] {
  const match = EMPLOYER.exec(text);
  if (!match || textKind(text.slice(0, match.index)) !== 'job') return [text];
  return [text.slice(0, match.index), text.slice(match.index + match[0].length)];
}

/** Two to four words without digits, none of which stands in titles. */
function isNameLike(text: string): boolean {
  const words = lexemesOf(text);
  const isTitleWord = (word: string) => jobModifiers.has(word) || departmentWords.has(word);
  return words.length > 1 && words.length < 5 && !/\d/.test(text) && !words.some(isTitleWord);
}

/** «Acme LLP is authorised by …»: a sentence that begins with the firm's name. */
const AFTER_FIRM = /\s(?=(?:is|are|ist|est|trading|au capital|t\/a)\s)/;

function cutSentence(text: string): string[] {
  const [left = '', ...right] = text.split(AFTER_FIRM);
  return right.length > 0 && hasLegalForm(left) ? [left, right.join(' ')] : [text];
}

/** «Acme Pty Ltd ABN 64 118 220 391»: a number of a register behind an organisation. */
function cutRegistration(text: string): string[] {
  for (const match of text.matchAll(
    /\s+(?=(?:[A-Z\d]?[A-Z]{3,}\.?:?\s*[A-Z]{0,3}|Reg(?:istered|\.)?\s\D+|(?:[A-Z]\.){2,}\s*[A-Z]?-?)\d)/g,
  )) {
    const left = text.slice(0, match.index);
    const right = text.slice(match.index).trim();
    const label = /^(?:[A-Z]\.){2,}|^[A-Za-z]+/.exec(right)?.[0] ?? '';
    const kind = textKind(left);
    if (labelAlone(label) === 'other' && kind === 'organisation') return [left, right];
    if (kind === 'job' && /^[A-Z]*\s*\d{5,}/.test(right)) return [left, right];
  }
  return [text];
}

function cutSoft(text: string): string[] {
  for (const match of text.matchAll(SOFT)) {
    const left = text.slice(0, match.index);
    const right = text.slice(match.index + match[0].length);
    const kinds = [textKind(left), textKind(right)];
    // «Jane Doe, MD» is a doctor and no managing director.
    if (kinds[0] === 'person' && right.split(/[\s,]+/).every(isCredential)) continue;
    if (kinds[0] && kinds[1] && kinds[0] !== kinds[1]) return [left, ...cutSoft(right)];
    // A name that no lexicon knows before a title.
    if (kinds[0] === null && kinds[1] === 'job' && isNameLike(left))
      return [left, ...cutSoft(right)];
    // Behind a legal form the name has ended, whatever the numbers belong to.
    if (kinds[0] === 'organisation' && /\d/.test(right) && kinds[1] === null) return [left, right];
  }
  return [text];
}

/**
 * Cuts what the extractors left of a line into pieces, each of one kind. `rest` holds the line's
 * text with the taken values cut out.
 */
export function cutPieces(line: LaidLine, index: number, rest: string): Piece[] {
  const width = line.box.right - line.box.left;
  const length = Math.max(1, line.text.length);
  let from = 0;
  return rest
    .split(CUT)
    .flatMap(cutHard)
    .flatMap(cutEmployer)
    .flatMap(cutSentence)
    .flatMap(cutRegistration)
    .flatMap(cutSoft)
    .map((part) => part.replace(EDGES, '').replace(ICON, '').trim())
    .filter(
      (part) =>
        /\p{L}{2}|\p{N}{3}/u.test(part) && labelAlone(part) === null && !/^@\S+$/.test(part),
    )
    .map((text) => {
      const at = Math.max(from, line.text.indexOf(text, from));
      from = Math.min(length, at + text.length);
      const box = {
        ...line.box,
        left: line.box.left + (width * at) / length,
        right: line.box.left + (width * from) / length,
      };
      return { text, line: index, box, confidence: line.confidence };
    });
}
