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
