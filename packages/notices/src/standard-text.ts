import { createRequire } from 'node:module';
import { z } from 'zod';

const require = createRequire(import.meta.url);
const listed = z.object({ licenseText: z.string() });

/** Placeholders in the line that each author fills in. */
const PLACES = ['<year>', '<owner>', '<copyright holder>', '<copyright holders>'];

/**
 * Whether a line is a template to fill in. The ISC's names its first author, in this line and the next.
 */
const isToFillIn = (line: string) =>
  /^Copyright/i.test(line) &&
  (PLACES.some((place) => line.toLowerCase().includes(place)) ||
    line.includes('by Internet Systems Consortium'));
const isOfFirstAuthor = (line: string) => line.includes('Internet Software Consortium');

/** The template with `copyright` in its place. Null if it has no place for it. */
function fillIn(template: string, copyright: string): string | null {
  const lines = template.split('\n');
  const at = lines.findIndex(isToFillIn);
  if (at < 0) return null;
  const count = isOfFirstAuthor(lines[at + 1] ?? '') ? 2 : 1;
  return lines.toSpliced(at, count, copyright).join('\n');
}

/** The texts of licenses that other licenses refer to. */
const BUILT_UPON: Record<string, string> = {
  'LGPL-3.0': 'GPL-3.0',
  'LGPL-3.0-or-later': 'GPL-3.0-or-later',
};

/**
 * The text of a license as listed by SPDX.
 *
 * @param license an SPDX identifier, not an expression
 * @param copyright the owner's line. It goes where the template has a place for it, or else on top
 * @throws if SPDX lists no such license
 */
export function standardText(license: string, copyright: string): string {
  const { licenseText } = listed.parse(require(`spdx-license-list/licenses/${license}.json`));
  const words = fillIn(licenseText, copyright) ?? `${copyright}\n\n${licenseText}`;
  const base = BUILT_UPON[license];
  return [words.trim(), ...(base === undefined ? [] : [standardText(base, '')])].join('\n\n');
}
