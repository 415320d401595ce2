import { PageIntro } from '#app/layouts/page-intro.tsx';
import { BlogCall } from './blog-call.tsx';
import type { PostSummary } from './parse-post.ts';
import { PostPreview } from './post-preview.tsx';

export const BLOG_NAME = 'Cardsift Blog';

/** All posts, newest first. */
export function BlogPage({ posts }: { posts: PostSummary[] }) {
  return (
    <div className="mx-auto flex max-w-3xl flex-col gap-12 px-4 py-10 sm:px-6 sm:py-14">
      <PageIntro title="Blog">
        On meeting people, keeping in touch, and turning paper into contacts.
      </PageIntro>
      <ul className="flex flex-col">
        {posts.map((post) => (
          <li key={post.slug} className="border-t border-border py-8 last:border-b">
            <PostPreview post={post} />
          </li>
        ))}
      </ul>
      <BlogCall />
    </div>
  );
}
