import { createRequire } from 'node:module';
import { z } from 'zod';

const require = createRequire(import.meta.url);
const listed = z.object({ licenseText: z.string() });

/** A line of a template that each author fills in; the ISC's names its first author. */
const TO_FILL_IN =
  /^Copyright.*<(?:year|owner|copyright holders?)>.*$|^Copyright .* by Internet Systems Consortium.*\n.*Internet Software Consortium.*$/im;

/** The texts that a license builds upon. */
const BUILT_UPON: Record<string, string> = {
  'LGPL-3.0': 'GPL-3.0',
  'LGPL-3.0-or-later': 'GPL-3.0-or-later',
};

/**
 * The words of a license as SPDX lists them.
 *
 * @param license an SPDX identifier, no expression
 * @param copyright whose the work is; it stands where the template leaves a place for it, or else above
 * @throws where SPDX lists no such license
 */
export function standardText(license: string, copyright: string): string {
  const { licenseText } = listed.parse(require(`spdx-license-list/licenses/${license}.json`));
  const words = TO_FILL_IN.test(licenseText)
    ? licenseText.replace(TO_FILL_IN, copyright)
    : `${copyright}\n\n${licenseText}`;
  const base = BUILT_UPON[license];
  return [words.trim(), ...(base === undefined ? [] : [standardText(base, '')])].join('\n\n');
}
