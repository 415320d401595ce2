import satisfies from 'spdx-satisfies';
import type { Notice } from './notice.ts';

/** Licenses that only require to be passed on with what we ship under MIT. */
const COMPATIBLE = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'PostgreSQL',
  'Unicode-3.0',
  'Unlicense',
  'Zlib',
];

/** The LGPL lets other programs use a library if users can replace it. These libraries are separate files. */
const REPLACEABLE = /^(?:heic-to|libheif-js|libheif and libde265|@img\/sharp-libvips-.*)$/;
const REPLACEABLE_LICENSES = ['LGPL-3.0', 'LGPL-3.0-or-later'];

/** One sentence for each work that must not be shipped. */
export function findProblems(notices: readonly Notice[]): string[] {
  return notices.flatMap(({ name, version, license, text }) => {
    const say = (problem: string) => [`${name} ${version}: ${problem}`];
    if (license === '') return say('names no license');
    const allowed = REPLACEABLE.test(name) ? [...COMPATIBLE, ...REPLACEABLE_LICENSES] : COMPATIBLE;
    if (!isAllowed(license, allowed)) return say(`its license is not one of ours: ${license}`);
    return text === '' ? say('has no notice that we could pass on') : [];
  });
}

function isAllowed(license: string, allowed: string[]): boolean {
  try {
    return satisfies(license, allowed);
  } catch {
    // Not an SPDX expression: “SEE LICENSE IN …”.
    return false;
  }
}
