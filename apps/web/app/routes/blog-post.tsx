import { redirect } from 'react-router';
import { Toaster } from '#app/components/ui/toaster.tsx';
import { BLOG_NAME } from '#app/features/blog/blog-page.tsx';
import { blogPosting } from '#app/features/blog/blog-posting.ts';
import { PostPage } from '#app/features/blog/post-page.tsx';
import { isPostSlug } from '#app/features/blog/post-slugs.ts';
import { getPost } from '#app/features/blog/posts.server.ts';
import { pageMeta } from '#app/layouts/page-meta.ts';
import type { Route } from './+types/blog-post.ts';

// Both go away when the reader leaves the post: the router renders a page's meta with the page.
export const meta = ({ loaderData }: Route.MetaArgs) => {
  if (!loaderData) return [];
  const { post } = loaderData;
  return [
    ...pageMeta({
      title: post.title,
      section: BLOG_NAME,
      description: post.metaDescription,
      path: `/blog/${post.slug}`,
      type: 'article',
    }),
    { 'script:ld+json': blogPosting(post) },
  ];
};

/** Runs when the site is built. */
export function loader({ params }: Route.LoaderArgs) {
  if (!isPostSlug(params.slug)) throw redirect('/blog');
  return { post: getPost(params.slug) };
}

/** Runs in the browser, where only the posts that were built can be asked for. */
export async function clientLoader({ params, serverLoader }: Route.ClientLoaderArgs) {
  if (!isPostSlug(params.slug)) throw redirect('/blog');
  return await serverLoader();
}

export default function BlogPostRoute({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PostPage post={loaderData.post} />
      <Toaster />
    </>
  );
}
