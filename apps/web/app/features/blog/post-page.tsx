import './post-body.css';
import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';
import { BlogCall } from './blog-call.tsx';
import type { Post } from './parse-post.ts';
import { PostFacts, PostTags } from './post-facts.tsx';
import { ShareButton } from './share-button.tsx';

export function PostPage({ post }: { post: Post }) {
  return (
    <div className="mx-auto flex max-w-3xl flex-col gap-10 px-4 py-10 sm:px-6 sm:py-14">
      <BackToBlog />
      <article className="flex flex-col gap-8">
        <header className="flex flex-col items-start gap-4 border-b border-border pb-8">
          <PostTags tags={post.tags} />
          <h1 className="font-display text-4xl leading-tight font-semibold tracking-tight">
            {post.title}
          </h1>
          <p className="text-lg text-muted-foreground">{post.excerpt}</p>
          <div className="flex w-full flex-wrap items-center justify-between gap-3">
            <PostFacts post={post} />
            <ShareButton title={post.title} text={post.excerpt} />
          </div>
        </header>
        <div
          className="post-body"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: it is our own Markdown, turned into HTML when the site is built
          dangerouslySetInnerHTML={{ __html: post.content }}
        />
      </article>
      <BlogCall />
      <BackToBlog />
    </div>
  );
}

function BackToBlog() {
  return (
    <Link
      to="/blog"
      className="inline-flex w-fit items-center gap-1.5 py-1 text-sm text-muted-foreground hover:text-foreground"
    >
      <ArrowLeft className="size-4" aria-hidden="true" /> Back to Blog
    </Link>
  );
}
