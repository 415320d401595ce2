import { BLOG_NAME, BlogPage } from '#app/features/blog/blog-page.tsx';
import { listPosts } from '#app/features/blog/posts.server.ts';
import { pageMeta } from '#app/layouts/page-meta.ts';
import { siteUrl } from '#app/layouts/site-url.ts';
import type { Route } from './+types/blog.ts';

export const meta = () => [
  ...pageMeta({
    title: 'Networking, contacts and business cards',
    section: BLOG_NAME,
    description:
      'Articles on choosing a business card scanner, following up after events, and keeping a contact list that answers questions.',
    path: '/blog',
  }),
  {
    tagName: 'link',
    rel: 'alternate',
    type: 'application/rss+xml',
    title: BLOG_NAME,
    href: siteUrl('/rss.xml'),
  },
];

export const loader = () => ({ posts: listPosts() });

export default function BlogRoute({ loaderData }: Route.ComponentProps) {
  return <BlogPage posts={loaderData.posts} />;
}
