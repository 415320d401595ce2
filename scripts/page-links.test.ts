// @module-tag process
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const ask = (...parameters: string[]) =>
  execFileSync('git', parameters, { cwd: root, encoding: 'utf8' }).trim().split('\n');
/** A removed page is listed until the removal is committed. */
const pages = ask('ls-files', '*.md').filter((page) => existsSync(join(root, page)));

/** GitHub's anchor for a heading. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s/g, '-');

const anchorsOf = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, heading]) =>
    anchorOf(heading ?? ''),
  );

function isThere(from: string, link: string): boolean {
  const [place = '', anchor] = link.split('#');
  const file = place === '' ? join(root, from) : join(root, dirname(from), place);
  return existsSync(file) && (anchor === undefined || anchorsOf(file).includes(anchor));
}

test.each(pages)('the links in %s lead somewhere', (page) => {
  const links = [...readFileSync(join(root, page), 'utf8').matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, link]) => link ?? '')
    // Leaves out other sites, and the site's own pages in blog posts.
    .filter((link) => !/^(?:[a-z]+:|\/)/.test(link));
  expect(links.filter((link) => !isThere(page, link))).toEqual([]);
});

test('every decision that a comment or a page cites exists', () => {
  const cited = new Set(ask('grep', '-hoIE', 'decisions/[0-9]{4}(-[a-z0-9-]+[.]md)?'));
  expect(cited.size).toBeGreaterThan(10);
  const decisions = pages.map((page) => relative('docs', page));
  const isDecision = (place: string) =>
    decisions.some((page) => (place.endsWith('.md') ? page === place : page.startsWith(place)));
  expect([...cited].filter((place) => !isDecision(place))).toEqual([]);
});

test('every page and heading that a comment names exists', () => {
  const cited = new Set(ask('grep', '-hoIE', 'docs/[a-z/-]+[.]md'));
  expect([...cited].filter((page) => !pages.includes(page))).toEqual([]);
  const headings = ask('grep', '-hoIE', 'docs/product[.]md[^“]{0,12}“[^”]+”').map(
    (place) => /“(.+)”/.exec(place)?.[1] ?? '',
  );
  expect(headings.length).toBeGreaterThan(10);
  const anchors = anchorsOf(join(root, 'docs/product.md'));
  expect(headings.filter((heading) => !anchors.includes(anchorOf(heading)))).toEqual([]);
});
