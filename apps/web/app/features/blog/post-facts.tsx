import { formatDate } from './format-date.ts';
import type { PostSummary } from './post.ts';

/** When a post appeared and how long it takes to read. */
export function PostFacts({ post }: { post: Pick<PostSummary, 'publishedAt' | 'readingTime'> }) {
  return (
    <p className="flex flex-wrap gap-x-3 text-sm text-muted-foreground">
      <time dateTime={post.publishedAt}>{formatDate(post.publishedAt)}</time>
      <span aria-hidden="true">·</span>
      <span>{post.readingTime}</span>
    </p>
  );
}
