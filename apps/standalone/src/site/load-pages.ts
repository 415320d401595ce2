import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contentSecurityPolicy } from './content-security-policy.ts';

export interface Page {
  html: string;
  policy: string;
}

export interface Pages {
  /** By path without a final slash: `/about`, and an empty text for the home page. */
  prerendered: Map<string, Page>;
  /** The empty shell in which the browser renders every other route. */
  fallback: Page;
}

/** Reads the built HTML once. A build has a few hundred kilobytes of it. */
export async function loadPages(directory: string): Promise<Pages> {
  const prerendered = new Map<string, Page>();
  for await (const file of glob('**/index.html', { cwd: directory })) {
    const path = `/${file}`.slice(0, -'/index.html'.length);
    prerendered.set(path, await loadPage(join(directory, file)));
  }
  return { prerendered, fallback: await loadPage(join(directory, '__spa-fallback.html')) };
}

async function loadPage(file: string): Promise<Page> {
  const html = await readFile(file, 'utf8');
  return { html, policy: contentSecurityPolicy(html) };
}
