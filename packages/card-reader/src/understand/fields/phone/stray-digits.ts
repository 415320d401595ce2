import type { CountryCode } from 'libphonenumber-js/max';
import { planOf } from '../../world/numbering-plan.ts';
import { parsePhone } from './phone-number.ts';

/** Digits of a line, and where they begin in it. */
interface Run {
  0: string;
  index: number;
}

/** “269 14 40 (4 hat)”, “27-4913 (1)”: brackets hold what is dialed first, and never what is dialed last. */
const BRACKET_BEHIND = /(?<=\d.{5,})\s*\(\s?\d{1,2}\s?\)?$/;

const OFFICE = /^\s*(?:0\s+(?=[+(]|0[1-9]|\d{3}[-. ]\d{3}[-. ]\d{4}$))?/;

/**
 * A lone 1 between a number and the next label is a bar: “99998943 1 T +49 …”, and a lone 0 before
 * one is the O of “office”, or an icon: “0 (206) 555-0148”, “0 0664 / 307 52 18”; “0 (212) 555 01 48” in Turkey is dialed.
 */
export function trimRun(run: Run, text: string, [country]: readonly CountryCode[]): Run {
  const next = text.slice(run.index + run[0].length);
  const bar = /^\s*\p{L}/u.test(next) ? / +1$/.exec(run[0]) : null;
  const bracket = BRACKET_BEHIND.exec(run[0]);
  const isDialed =
    /^\s*0\s*\([1-9]/.test(run[0]) && country && planOf(country).nationalPrefix() === '0';
  const office = isDialed ? /^\s*/ : OFFICE;
  const skipped = office.exec(run[0])?.[0].length ?? 0;
  return { 0: run[0].slice(skipped, bar?.index ?? bracket?.index), index: run.index + skipped };
}

/**
 * A bar beside a number that was read as its digit 1, the O of “office” that was read as its digit
 * 0, or an icon that was read as any digit, where the number is valid only without it: first of all
 * in the card's own country.
 * @param areNumbers whether digits are a valid number, or several
 */
export function withoutStrayDigits(
  run: Run,
  text: string,
  countries: readonly CountryCode[],
  areNumbers: (digits: string, countries: readonly CountryCode[]) => boolean,
): Run {
  const isValid = (each: Run, of: readonly CountryCode[]) => areNumbers(each[0], of);
  const home = countries.slice(0, 1);
  if (isValid(run, home)) return run;
  const next = text.slice(run.index + run[0].length);
  const behind = /^\s+[+(\p{L}]/u.test(next) ? run[0].replace(/1$|\s+(?:0|\d\d)$/, '') : run[0];
  const skipped = /^(?:\(?\d\s+)/.exec(run[0])?.[0].length ?? 0;
  const trimmed = [
    { 0: behind, index: run.index },
    { 0: run[0].slice(skipped), index: run.index + skipped },
  ];
  const known = /^(?:1\s+\(|0\s)/.test(run[0]) || behind !== run[0];
  const isPossible = (each: Run) => parsePhone(each[0], countries)?.key.startsWith('+') === true;
  return (
    [...trimmed.filter((each) => isValid(each, home)), run, ...trimmed].find((each) =>
      isValid(each, countries),
    ) ??
    (isPossible(run) || !known ? run : trimmed.find(isPossible)) ??
    run
  );
}
