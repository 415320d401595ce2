import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Contrib } from '@cyclonedx/cyclonedx-library';
import { z } from 'zod';
import type { Notice } from './notice.ts';
import { standardText } from './standard-text.ts';
import { WORKS } from './works.ts';

const manifestSchema = z.object({
  name: z.string(),
  version: z.string(),
  license: z.union([z.string(), z.object({ type: z.string() })]).optional(),
  author: z.union([z.string(), z.object({ name: z.string() })]).optional(),
});

const evidence = new Contrib.License.Utils.LicenseEvidenceGatherer();

/**
 * What an installed package says about itself: the terms in its package.json, and every license and notice beside it.
 * A package without such a file gets the standard text of its license with its author's name.
 */
export function readPackage(directory: string): Notice {
  const manifest = manifestSchema.parse(
    JSON.parse(readFileSync(join(directory, 'package.json'), 'utf8')),
  );
  const { name, version } = manifest;
  const license = nameLicense(manifest);
  return {
    name,
    version,
    license,
    source: `https://www.npmjs.com/package/${name}/v/${version}`,
    text: readTexts(directory) || writeText(manifest, license),
  };
}

function nameLicense({ license = '' }: z.infer<typeof manifestSchema>): string {
  return (typeof license === 'string' ? license : license.type).trim();
}

function readTexts(directory: string): string {
  const files = [...evidence.getFileAttachments(directory)].map(({ filePath }) => filePath);
  return files
    .sort()
    .map((file) => readFileSync(file, 'utf8').replaceAll('\r\n', '\n').trim())
    .join('\n\n');
}

/** Empty if the owner is unknown, unless an entry of the works table covers the whole package. */
function writeText({ name, author = '' }: z.infer<typeof manifestSchema>, license: string): string {
  const holder = typeof author === 'string' ? author : author.name;
  const stands = WORKS.some(({ within }) => within?.includes(name));
  if (stands) return `${name} has no notice of its own; see those of what it is made of.`;
  const isListed = /^[\w.-]+$/.test(license) && !/^SEE |^UNLICENSED$/.test(license);
  if (!isListed || (holder === '' && license !== 'Unlicense')) return '';
  return standardText(license, holder === '' ? '' : `Copyright (c) ${holder}`);
}
