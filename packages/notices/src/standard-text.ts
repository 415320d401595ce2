import { createRequire } from 'node:module';
import { z } from 'zod';

const require = createRequire(import.meta.url);
const listed = z.object({ licenseText: z.string() });

/** What a template prints in the line that each author fills in. */
const PLACES = ['<year>', '<owner>', '<copyright holder>', '<copyright holders>'];

/** Whether a line is to be filled in; the ISC's names its first author, in this line and the next. */
const isToFillIn = (line: string) =>
  /^Copyright/i.test(line) &&
  (PLACES.some((place) => line.toLowerCase().includes(place)) ||
    line.includes('by Internet Systems Consortium'));
const isOfFirstAuthor = (line: string) => line.includes('Internet Software Consortium');

/** The template with `copyright` in its place; null where it has none. */
function fillIn(template: string, copyright: string): string | null {
  const lines = template.split('\n');
  const at = lines.findIndex(isToFillIn);
  if (at < 0) return null;
  const count = isOfFirstAuthor(lines[at + 1] ?? '') ? 2 : 1;
  return lines.toSpliced(at, count, copyright).join('\n');
}

/** The texts that other licenses refer to. */
const BUILT_UPON: Record<string, string> = {
  'LGPL-3.0': 'GPL-3.0',
  'LGPL-3.0-or-later': 'GPL-3.0-or-later',
};

/**
 * The words of a license as SPDX lists them.
 * @param license an SPDX identifier, no expression
 * @param copyright whose the work is; it stands where the template leaves a place for it, or else above
 * @throws where SPDX lists no such license
 */
export function standardText(license: string, copyright: string): string {
  const { licenseText } = listed.parse(require(`spdx-license-list/licenses/${license}.json`));
  const words = fillIn(licenseText, copyright) ?? `${copyright}\n\n${licenseText}`;
  const base = BUILT_UPON[license];
  return [words.trim(), ...(base === undefined ? [] : [standardText(base, '')])].join('\n\n');
}
