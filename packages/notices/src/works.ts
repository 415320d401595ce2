import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { Notice } from './notice.ts';
import { standardText } from './standard-text.ts';
import works from './works.json' with { type: 'json' };

const workSchema = z.strictObject({
  name: z.string(),
  /** `part`: compiled into a package that does not include its notice. */
  kind: z.enum(['network', 'data', 'part']),
  version: z.string(),
  license: z.string(),
  copyright: z.string(),
  source: z.url(),
  /** What we changed. Apache-2.0 and CC BY require us to say so. */
  changes: z.string().optional(),
  /** Our files that are made from it, from the root of the repository. */
  files: z.array(z.string()).optional(),
  /** The packages that contain it. */
  within: z.array(z.string()).optional(),
  /** Its whole notice in `texts`, if that is more than one copyright and one license. */
  text: z.string().optional(),
});

export type Work = z.infer<typeof workSchema>;

/** Networks, data and parts of packages that no package manager knows. */
export const WORKS: readonly Work[] = z.array(workSchema).parse(works);

const texts = join(import.meta.dirname, '../texts');

export function readWork(work: Work): Notice {
  const { name, version, license, source, copyright, changes, text } = work;
  const terms =
    text === undefined
      ? standardText(license, copyright)
      : `${copyright}\n\n${readFileSync(join(texts, text), 'utf8').trim()}`;
  return { name, version, license, source, text: changes ? `${changes}\n\n${terms}` : terms };
}
