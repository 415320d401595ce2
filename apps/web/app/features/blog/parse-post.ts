import { Marked } from 'marked';
import { parse as parseYaml } from 'yaml';
import { z } from 'zod';

/** What the list of posts shows of each. */
export interface PostSummary {
  slug: string;
  title: string;
  excerpt: string;
  tags: string[];
  /** `2026-11-21`. */
  publishedAt: string;
  /** Such as `4 min read`. */
  readingTime: string;
}

export interface Post extends PostSummary {
  metaDescription: string;
  /** HTML made from our own Markdown at build time. */
  content: string;
}

const frontMatterSchema = z.strictObject({
  title: z.string().min(1),
  excerpt: z.string().min(1),
  metaDescription: z.string().min(50).max(170),
  tags: z.array(z.string().min(1)).min(1),
  publishedAt: z.iso.date(),
});

const markdown = new Marked({ gfm: true });

/**
 * A post from its Markdown file: YAML between two lines of `---`, then the text.
 *
 * @throws Error naming what the front matter lacks.
 */
export function parsePost(slug: string, source: string): Post {
  const [, frontMatter, text] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source) ?? [];
  if (frontMatter === undefined || text === undefined) {
    throw new Error(`The post ${slug} has no front matter`);
  }
  const parsed = frontMatterSchema.safeParse(parseYaml(frontMatter, { schema: 'failsafe' }));
  if (!parsed.success) throw new Error(`The post ${slug}: ${z.prettifyError(parsed.error)}`);
  return {
    slug,
    ...parsed.data,
    readingTime: readingTime(text),
    content: markdown.parse(text, { async: false }),
  };
}

/** Words that an adult reads silently in a minute, for non-fiction in English. */
const WORDS_PER_MINUTE = 238;

/** How long a text takes to read, at least a minute: `4 min read`. */
export function readingTime(text: string): string {
  const words = text.match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu)?.length ?? 0;
  return `${Math.max(1, Math.round(words / WORDS_PER_MINUTE))} min read`;
}
