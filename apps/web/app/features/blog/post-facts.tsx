import type { PostSummary } from './parse-post.ts';

// The date of a post has no time zone: it is the same day everywhere.
const longDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** `2026-11-21` as `November 21, 2026`. */
export function formatDate(date: string): string {
  return longDate.format(new Date(`${date}T00:00:00Z`));
}

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

export function PostTags({ tags }: { tags: string[] }) {
  return (
    <ul aria-label="Tags" className="flex flex-wrap gap-2">
      {tags.map((tag) => (
        <li
          key={tag}
          className="rounded-full bg-primary-soft px-2.5 py-0.5 text-xs font-medium text-link"
        >
          {tag}
        </li>
      ))}
    </ul>
  );
}
