import { type ParserPlugin, parse } from '@babel/parser';
import { check, type Diagnostics, type Parameters } from 'recheck';
import type { Sources } from './import-rules.ts';

interface Pattern {
  path: string;
  line: number;
  source: string;
  flags: string;
}

interface Found {
  patterns: Pattern[];
  /** `path:line` of patterns that are composed at run time, which cannot be checked beforehand. */
  composed: string[];
  /** `path:line` of calls of `normalize`, which sorts the marks of a letter in quadratic time. */
  normalizing: string[];
}

/** Tests, tools and training, whose input we wrote ourselves. All other input comes from somebody else. */
const OURS =
  /^(?:bench|e2e|packages\/invented-cards|scripts|security|supabase|training)\/|^apps\/web\/build-tools\/|^[^/]+$|\/testing\/|\.test\.tsx?$/;

/**
 * These read lines of a card, which `layout/card-like-lines.ts` cuts to 200 characters, and values of codes, which
 * `qr/merge-qr-payloads.ts` cuts to the same. Cubic time is milliseconds then. Exponential patterns are too slow even
 * there.
 */
const SHORT_LINES = /^packages\/card-reader\/src\/understand\/(?!qr\/)/;

/** Patterns whose input nobody can make long, as `path /pattern/`, and what bounds it. */
const BOUNDED: Record<string, string> = {
  'apps/standalone/src/site/content-security-policy.ts /<script(?![^>]*\\ssrc=)[^>]*>([\\s\\S]*?)<\\/script>/':
    'Pages that we built ourselves, read once at the start.',
};

/** No time limits, because a busy machine must not change the verdict. The search is seeded and finite. */
const ANY_TEXT: Parameters = { timeout: null, attackTimeout: null, incubationTimeout: null };
/**
 * At most 200 characters, and 10 million steps for them. An exponential pattern shows with the first few texts. The
 * search for worse ones, made for long texts, would take a minute for all these patterns.
 */
const SHORT_LINE: Parameters = {
  ...ANY_TEXT,
  maxAttackStringSize: 200,
  attackLimit: 10_000_000,
  incubationLimit: 5000,
  maxGeneStringSize: 200,
  maxIteration: 3,
  maxGenerationSize: 20,
  maxInitialGenerationSize: 50,
  crossoverSize: 5,
  mutationSize: 5,
};

/** Every regular expression in the sources that may meet input from somebody else. */
export function findPatterns(sources: Sources): Found {
  const found: Found = { patterns: [], composed: [], normalizing: [] };
  for (const [path, text] of sources) if (!OURS.test(path)) collect(path, text, found);
  return found;
}

function collect(path: string, text: string, found: Found): void {
  const { patterns, composed, normalizing } = found;
  const plugins: ParserPlugin[] = path.endsWith('x') ? ['typescript', 'jsx'] : ['typescript'];
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    const { type, loc, callee, pattern = '', flags = '' } = node as Partial<Node>;
    const line = loc?.start.line ?? 0;
    if (type === 'RegExpLiteral') patterns.push({ path, line, source: pattern, flags });
    if (!SHORT_LINES.test(path)) {
      if (callee?.name === 'RegExp') composed.push(`${path}:${line}`);
      if (callee?.property?.name === 'normalize') normalizing.push(`${path}:${line}`);
    }
    for (const [name, child] of Object.entries(node)) if (name !== 'loc') visit(child);
  };
  visit(parse(text, { sourceType: 'module', plugins }).program);
}

/** The part of Babel's nodes that we read. */
interface Node {
  type: string;
  loc: { start: { line: number } };
  callee: { name?: string; property?: { name?: string } };
  pattern: string;
  flags: string;
}

/** What is wrong with a pattern, with a text that shows it. Undefined if it is fast enough. */
export async function judgePattern(pattern: Pattern): Promise<string | undefined> {
  const { path, line, source, flags } = pattern;
  if (`${path} /${source}/` in BOUNDED) return undefined;
  const verdict = await check(source, flags, SHORT_LINES.test(path) ? SHORT_LINE : ANY_TEXT);
  if (verdict.status === 'safe' || isFastEnough(path, verdict)) return undefined;
  const [how, attack] =
    verdict.status === 'vulnerable'
      ? [verdict.complexity.summary, ` by ${verdict.attack.pattern}`]
      : [`not understood (${verdict.error.kind})`, ''];
  return `${path}:${line} /${source}/${flags}: ${how}${attack}`;
}

const isFastEnough = (path: string, verdict: Diagnostics): boolean =>
  SHORT_LINES.test(path) &&
  verdict.status === 'vulnerable' &&
  verdict.complexity.type === 'polynomial' &&
  verdict.complexity.degree <= 3;
