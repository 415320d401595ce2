import { type Post, type PostSummary, parsePost } from './parse-post.ts';
import { POST_SLUGS, type PostSlug } from './post-slugs.ts';

const sources = import.meta.glob<string>('./posts/*.md', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** A post with its text. Runs at build time only; the browser gets the result. */
export function getPost(slug: PostSlug): Post {
  const source = sources[`./posts/${slug}.md`];
  if (source === undefined) throw new Error(`posts/${slug}.md is missing`);
  return parsePost(slug, source);
}

/** Newest first. */
export function listPosts(): PostSummary[] {
  return POST_SLUGS.map((slug) => {
    const { content: _, metaDescription: __, ...summary } = getPost(slug);
    return summary;
  }).sort((a, b) => b.publishedAt.localeCompare(a.publishedAt));
}
