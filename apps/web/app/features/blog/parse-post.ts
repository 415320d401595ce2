import { Marked } from 'marked';
import { parse as parseYaml } from 'yaml';
import { z } from 'zod';
import type { Post } from './post.ts';
import { readingTime } from './reading-time.ts';

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
