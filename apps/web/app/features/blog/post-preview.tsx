import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import type { PostSummary } from './parse-post.ts';
import { PostFacts, PostTags } from './post-facts.tsx';

export function PostPreview({ post }: { post: PostSummary }) {
  const address = `/blog/${post.slug}`;
  return (
    <article className="flex flex-col items-start gap-3">
      <PostTags tags={post.tags} />
      <h2 className="font-display text-2xl leading-tight font-semibold">
        <Link to={address} className="hover:text-link">
          {post.title}
        </Link>
      </h2>
      <PostFacts post={post} />
      <p className="text-muted-foreground">{post.excerpt}</p>
      <Link
        to={address}
        aria-label={`Read More: ${post.title}`}
        className="inline-flex items-center gap-1.5 py-1 font-medium text-link underline underline-offset-4"
      >
        Read More <ArrowRight className="size-4" aria-hidden="true" />
      </Link>
    </article>
  );
}
